import UIKit

/// Is presented for an instant, so that UIKit turns the interface upright.
class UprightViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait  // survives: when it is dismissed the interface turns as well
  }
}
