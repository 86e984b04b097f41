import UIKit

class ReaderViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    [.portrait, .landscapeLeft, .landscapeRight]
  }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    UIDevice.current.systemVersion == "5.0" && toInterfaceOrientation != .portraitUpsideDown
  }
}
