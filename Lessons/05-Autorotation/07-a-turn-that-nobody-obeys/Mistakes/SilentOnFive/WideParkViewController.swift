import UIKit

/// The same map on its side.
class WideParkViewController: ParkViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}
