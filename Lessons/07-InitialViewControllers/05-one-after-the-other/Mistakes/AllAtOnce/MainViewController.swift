import UIKit

class MainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let welcome = WelcomeViewController()
    let login = LoginViewController()
    replaceScreen(with: ContentViewController())
    replaceScreen(with: login)
    replaceScreen(with: welcome)
    welcome.whenDone = { [weak self] in self?.takeAwayTop() }
    login.whenDone = { [weak self] in self?.takeAwayTop() }
  }

  func takeAwayTop() {
    let top = children.last
    top?.willMove(toParent: nil)
    top?.view.removeFromSuperview()
    top?.removeFromParent()
  }

  /// Shows the screen in place of the one that is shown now, if there is one.
  func replaceScreen(with next: UIViewController) {
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}
