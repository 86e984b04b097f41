import UIKit

class SignUpViewController: UIViewController {
  var whenDone = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addButton("Create account", at: 220, action: #selector(createTapped))
  }

  @objc func createTapped() {
    whenDone()
  }
}
