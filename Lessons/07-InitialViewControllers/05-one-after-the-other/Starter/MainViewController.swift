import UIKit

class MainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let welcome = WelcomeViewController()
    welcome.whenDone = { [weak self] in self?.showLogin() }
    replaceScreen(with: welcome)
  }

  func showLogin() {
    // The login comes here.
  }

  func showContent() {
    // The content comes here.
  }

  /// Shows the screen in place of the one that is shown now, if there is one.
  func replaceScreen(with next: UIViewController) {
    // Remove the screen that is shown now.

    addChild(next)
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}
