import UIKit

class HelpViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Close", at: 200, action: #selector(close))
  }

  @objc func close() {
    dismiss(animated: true)
  }
}
