import UIKit

class HelpViewController: TurningViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Help"
  }

  required init?(coder: NSCoder) { nil }
}
