import UIKit

/// Is presented for an instant, so that UIKit turns the interface upright.
class UprightViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
