import UIKit

class MainViewController: UIViewController {
  private var screen: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    showLogin()
  }

  func showLogin() {
    let login = LoginViewController()
    login.whenDone = { [weak self] in self?.showAccount() }
    show(login)
  }

  func showAccount() {
    let account = AccountViewController()
    account.whenReceiptIsTapped = { [weak self] in self?.cover(with: ReceiptViewController()) }
    show(account)
  }

  /// Takes away the screen that is there, and shows another one.
  private func show(_ next: UIViewController) {
    screen?.leaveParent()
    screen = next
    addScreen(next)
  }
}
