import UIKit

class MainViewController: UIViewController {
  private let login = LoginViewController()
  private let content = ContentViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    for screen in [login, content] { screen.view.frame = view.bounds }
    let welcome = WelcomeViewController()
    welcome.whenDone = { [weak self] in self?.showLogin() }
    replaceScreen(with: welcome)
  }

  func showLogin() {
    login.whenDone = { [weak self] in self?.showContent() }
    replaceScreen(with: login)
  }

  func showContent() {
    replaceScreen(with: content)
  }

  /// Shows the screen in place of the one that is shown now, if there is one.
  func replaceScreen(with next: UIViewController) {
    if let old = children.first {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}
