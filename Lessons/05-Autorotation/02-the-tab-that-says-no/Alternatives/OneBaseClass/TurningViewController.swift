import UIKit

class TurningViewController: UIViewController {
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation != .portraitUpsideDown
  }
}
