import UIKit

class ReaderViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    [.portrait, .landscapeLeft, .landscapeRight]
  }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    switch toInterfaceOrientation {
    case .portrait, .landscapeLeft, .landscapeRight: return true
    default: return false
    }
  }
}
