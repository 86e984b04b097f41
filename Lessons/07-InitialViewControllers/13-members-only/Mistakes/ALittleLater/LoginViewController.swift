import UIKit

class LoginViewController: UIViewController {
  private let whenDone: () -> Void
  private lazy var field = addField("Name", at: 40)
  private lazy var message = addLabel("", at: 200)

  init(whenDone: @escaping () -> Void) {
    self.whenDone = whenDone
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

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
      whenDone()
    } else {
      message.text = "Nobody is called \(name)"
    }
  }

  @objc private func signUpTapped() {
    addScreen(SignUpViewController(whenDone: whenDone))
  }
}
