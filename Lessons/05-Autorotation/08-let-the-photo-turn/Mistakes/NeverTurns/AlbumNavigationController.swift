import UIKit

class AlbumNavigationController: UINavigationController {
  override var shouldAutorotate: Bool { false }
}
