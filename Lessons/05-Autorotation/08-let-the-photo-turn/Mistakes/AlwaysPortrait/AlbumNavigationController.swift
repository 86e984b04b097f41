import UIKit

class AlbumNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
