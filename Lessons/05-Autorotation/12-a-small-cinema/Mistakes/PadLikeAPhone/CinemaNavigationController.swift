import UIKit

var isPad: Bool { false }

/// Lets the screen on top decide.
class CinemaNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .portrait
  }
}
