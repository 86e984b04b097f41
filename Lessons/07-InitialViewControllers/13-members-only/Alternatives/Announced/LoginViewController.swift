import UIKit

class LoginViewController: UIViewController {
  private lazy var field = addField("Name", at: 40)
  private lazy var message = addLabel("", at: 200)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.text = ""
    addButton("Log in", at: 90, action: #selector(logInTapped))
    addButton("Sign up", at: 140, action: #selector(signUpTapped))
  }

  @objc private func logInTapped() {
    let name = field.text ?? ""
    if Session.shared.logIn(name) {
      NotificationCenter.default.post(name: .sessionDidChange, object: nil)
    } else {
      message.text = "Nobody is called \(name)"
    }
  }

  @objc private func signUpTapped() {
    addScreen(SignUpViewController())
  }
}
