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
      UIView.animate(withDuration: 0.3) { old.view.alpha = 0 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        old.view.removeFromSuperview()
        old.removeFromParent()
      }
    }
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}
