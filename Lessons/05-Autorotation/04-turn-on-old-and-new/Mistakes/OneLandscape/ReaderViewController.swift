import UIKit

class ReaderViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    [.portrait, .landscapeLeft, .landscapeRight]
  }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait || toInterfaceOrientation == .landscapeLeft
  }
}
