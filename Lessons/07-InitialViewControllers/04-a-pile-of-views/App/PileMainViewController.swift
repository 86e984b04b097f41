import UIKit

/// Puts all screens on top of each other at the start, and removes the uppermost when it is done.
class PileMainViewController: UIViewController {
  let welcome = WelcomeViewController()
  let login = LoginViewController()
  let content = ContentViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    for screen in [content, login, welcome] {
      addChild(screen)
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
    }
    welcome.whenDone = { [weak self] in self?.takeAwayTop() }
    login.whenDone = { [weak self] in self?.takeAwayTop() }
  }

  func takeAwayTop() {
    let top = children.last
    top?.willMove(toParent: nil)
    top?.view.removeFromSuperview()
    top?.removeFromParent()
  }
}
