import UIKit

class MainViewController: UIViewController {
  private var current: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    showNext()
  }

  private func showNext() {
    switch current {
    case nil:
      let welcome = WelcomeViewController()
      welcome.whenDone = { [unowned self] in showNext() }
      replaceScreen(with: welcome)
    case is WelcomeViewController:
      let login = LoginViewController()
      login.whenDone = { [unowned self] in showNext() }
      replaceScreen(with: login)
    default:
      replaceScreen(with: ContentViewController())
    }
  }

  private func replaceScreen(with next: UIViewController) {
    addChild(next)
    next.view.frame = view.bounds
    guard let old = current else {
      view.addSubview(next.view)
      next.didMove(toParent: self)
      current = next
      return
    }
    current = next
    old.willMove(toParent: nil)
    transition(from: old, to: next, duration: 0.3, options: .transitionCrossDissolve) {
    } completion: { [self] _ in
      old.removeFromParent()
      next.didMove(toParent: self)
    }
  }
}
