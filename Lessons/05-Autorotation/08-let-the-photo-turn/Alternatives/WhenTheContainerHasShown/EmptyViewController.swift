import UIKit

/// Is presented for an instant, so that UIKit turns the interface.
class EmptyViewController: UIViewController {
  private let ways: UIInterfaceOrientationMask

  init(ways: UIInterfaceOrientationMask) {
    self.ways = ways
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ways }
}
