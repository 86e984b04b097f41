import UIKit

/// Passes on what the controller that the user looks at says.
class AlbumNavigationController: UINavigationController {
  override var shouldAutorotate: Bool {
    topViewController?.shouldAutorotate ?? true
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let top = topViewController?.supportedInterfaceOrientations
    return top ?? .portrait
  }
}
