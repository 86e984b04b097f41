import UIKit

/// A controller that turns to every side, on iOS 5 as on later versions.
class TurningViewController: UIViewController {
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    true
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
