import UIKit

var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

/// Lets the screen on top decide.
class CinemaNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let top = topViewController?.supportedInterfaceOrientations
    return top ?? .portrait
  }
}
