import UIKit

class ListViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "List"
  }

  required init?(coder: NSCoder) { nil }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    true
  }
}
