import UIKit

/// Answers like the controller that it covers.
class EmptyViewController: UIViewController {
  private let model: UIViewController

  init(like model: UIViewController) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    model.supportedInterfaceOrientations
  }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    model.shouldAutorotate(to: toInterfaceOrientation)
  }
}
