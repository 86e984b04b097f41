import UIKit

/// Passes on what the controller that the user looks at says.
class AlbumNavigationController: UINavigationController {
  override var shouldAutorotate: Bool {
    topViewController?.shouldAutorotate ?? true
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    let v = super.popViewController(animated: animated)
    topViewController?.viewDidAppear(false)
    return v
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let top = topViewController?.supportedInterfaceOrientations
    return top ?? .portrait
  }
}
