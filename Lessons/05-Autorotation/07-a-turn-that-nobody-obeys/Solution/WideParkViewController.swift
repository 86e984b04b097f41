import UIKit

/// The same map on its side.
class WideParkViewController: ParkViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape  // survives: either side will do
  }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation.isLandscape
  }
}
