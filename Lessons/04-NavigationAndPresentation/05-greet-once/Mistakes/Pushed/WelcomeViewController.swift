import UIKit

class WelcomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Begin", at: 200, action: #selector(close))
  }

  @objc func close() {
    navigationController?.popViewController(animated: true)
  }
}
