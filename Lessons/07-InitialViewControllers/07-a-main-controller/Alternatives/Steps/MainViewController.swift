import UIKit

/// Knows the order of the screens, and nothing about what is in them.
class MainViewController: UIViewController {
  private enum Step { case welcome, login, tabs }

  private weak var current: UIViewController?

  private var step: Step {
    guard UserDefaults.standard.object(forKey: "dateOfWelcome") != nil else { return .welcome }
    return Session.shared.name == nil ? .login : .tabs
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if current == nil { update() }
  }

  private func update() {
    let next: UIViewController
    switch step {
    case .welcome:
      let welcome = WelcomeViewController()
      welcome.whenDone = { [unowned self] in
        UserDefaults.standard.set(Date(timeIntervalSince1970: 0), forKey: "dateOfWelcome")
        update()
      }
      next = welcome
    case .login:
      let login = LoginViewController()
      login.whenDone = update
      next = login
    case .tabs:
      let tabs = TabsViewController()
      tabs.whenLoggedOut = update
      next = tabs
    }
    let old = current
    old?.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds
    view.insertSubview(next.view, at: 0)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    next.didMove(toParent: self)
    current = next
  }
}
