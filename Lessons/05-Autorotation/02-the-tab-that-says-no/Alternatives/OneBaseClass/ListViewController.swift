import UIKit

class ListViewController: TurningViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "List"
  }

  required init?(coder: NSCoder) { nil }
}
