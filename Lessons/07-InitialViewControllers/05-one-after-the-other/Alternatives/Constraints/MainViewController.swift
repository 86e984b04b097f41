import UIKit

class MainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let welcome = WelcomeViewController()
    welcome.whenDone = { [weak self] in self?.showLogin() }
    replaceScreen(with: welcome)
  }

  func showLogin() {
    let login = LoginViewController()
    login.whenDone = { [weak self] in self?.showContent() }
    replaceScreen(with: login)
  }

  func showContent() {
    replaceScreen(with: ContentViewController())
  }

  /// Shows the screen in place of the one that is shown now, if there is one.
  func replaceScreen(with next: UIViewController) {
    if let old = children.first {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(next)
    view.addSubview(next.view)
    next.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      next.view.topAnchor.constraint(equalTo: view.topAnchor),
      next.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      next.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      next.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    next.didMove(toParent: self)
  }
}
