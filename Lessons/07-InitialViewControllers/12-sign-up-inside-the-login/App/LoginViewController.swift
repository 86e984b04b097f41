import UIKit

class LoginViewController: UIViewController {
  var whenDone = {}
  /// What to do when the user wants to sign up; nil when the login shows the sign-up itself.
  var whenSignUpIsTapped: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addButton("Log in", at: 100, action: #selector(logInTapped))
    addButton("Sign up", at: 160, action: #selector(signUpTapped))
  }

  @objc func logInTapped() {
    whenDone()
  }

  @objc func signUpTapped() {
    if let whenSignUpIsTapped {
      whenSignUpIsTapped()
    } else {
      showSignUp()
    }
  }

  private func showSignUp() {
    let signUp = SignUpViewController()
    signUp.whenDone = { [weak self] in self?.whenDone() }
    addScreen(signUp)
  }
}
