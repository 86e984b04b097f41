import UIKit

class LoginViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Log in", at: 100, action: #selector(logInTapped))
  }

  @objc func logInTapped() {
    (presentingViewController as? WelcomeViewController)?.loginIsDone()
  }
}
