import UIKit

class MainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let login = LoginViewController()
    login.whenDone = { [weak self, weak login] in
      login?.leaveParent()
      self?.addScreen(ContentViewController())
    }
    if UserDefaults.standard.bool(forKey: "mainShowsSignUp") {
      login.whenSignUpIsTapped = { [weak self] in self?.showSignUp() }
    }
    addScreen(login)
  }

  func showSignUp() {
    let signUp = SignUpViewController()
    signUp.whenDone = { [weak self] in
      let login = self?.children.first as? LoginViewController
      login?.whenDone()
    }
    addScreen(signUp)
  }
}
