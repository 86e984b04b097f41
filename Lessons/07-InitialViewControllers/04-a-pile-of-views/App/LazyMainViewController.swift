import UIKit

/// Makes each screen when the one before it is done.
class LazyMainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let welcome = WelcomeViewController()
    welcome.whenDone = { [unowned self] in showLogin() }
    show(welcome)
  }

  func showLogin() {
    let login = LoginViewController()
    login.whenDone = { [unowned self] in show(ContentViewController()) }
    show(login)
  }

  func show(_ next: UIViewController) {
    for screen in children {
      screen.willMove(toParent: nil)
      screen.view.removeFromSuperview()
      screen.removeFromParent()
    }
    addChild(next)
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}
