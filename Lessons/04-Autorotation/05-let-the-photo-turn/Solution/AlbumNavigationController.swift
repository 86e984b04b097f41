import UIKit

/// Lends its voice to the controller that the user looks at.
class AlbumNavigationController: UINavigationController {
  override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .portrait
  }
}
