import UIKit

class AlbumNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController is PhotoViewController ? .allButUpsideDown : .portrait
  }
}
