import UIKit

class LoginViewController: UIViewController {
  var whenDone = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addButton("Log in", at: 100, action: #selector(buttonTapped))
  }

  @objc func buttonTapped() {
    whenDone()
  }
}
