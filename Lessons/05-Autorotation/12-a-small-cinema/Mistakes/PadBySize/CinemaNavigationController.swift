import UIKit

var isPad: Bool {
  let size = UIScreen.main.bounds.size
  return max(size.width, size.height) == 1024
}

/// Lets the screen on top decide.
class CinemaNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let top = topViewController?.supportedInterfaceOrientations
    return top ?? .portrait
  }
}
