import UIKit

class CoverViewController: UIViewController {
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willRotate(to: toInterfaceOrientation, duration: duration)
    print("cover: old")
  }
}
