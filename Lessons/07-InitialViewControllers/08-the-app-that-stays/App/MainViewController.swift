import UIKit

/// Shows a login, and after it the account.
class MainViewController: UIViewController {
  private let login = UIView()
  private let account = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Log in", at: 40, action: #selector(showAccount), to: login)
    addLabel("Your balance is 120", at: 40, to: account)
    showLogin()
  }

  func showLogin() { show(login) }
  @objc func showAccount() { show(account) }

  private func show(_ screen: UIView) {
    for old in view.subviews { old.removeFromSuperview() }
    screen.frame = view.bounds
    view.addSubview(screen)
  }
}
