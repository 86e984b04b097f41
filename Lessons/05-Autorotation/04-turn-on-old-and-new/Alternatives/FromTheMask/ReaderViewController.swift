import UIKit

class ReaderViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    [.portrait, .landscapeLeft, .landscapeRight]
  }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(toInterfaceOrientation.rawValue))
    return supportedInterfaceOrientations.contains(mask)
  }
}
