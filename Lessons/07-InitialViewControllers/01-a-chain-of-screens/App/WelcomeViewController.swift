import UIKit

class WelcomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Continue", at: 40, action: #selector(continueTapped))
  }

  @objc func continueTapped() {
    present(LoginViewController(), animated: false)
  }

  func loginIsDone() {
    dismiss(animated: false) { [self] in
      present(TabsViewController(), animated: false)
    }
  }
}
