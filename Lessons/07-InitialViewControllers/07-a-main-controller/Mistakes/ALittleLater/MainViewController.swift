import UIKit

class MainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    showNext()
  }

  private func showNext() {
    if !UserDefaults.standard.bool(forKey: "wasWelcomed") {
      let welcome = WelcomeViewController()
      welcome.whenDone = { [weak self] in
        UserDefaults.standard.set(true, forKey: "wasWelcomed")
        self?.showNext()
      }
      show(welcome)
    } else if Session.shared.name == nil {
      let login = LoginViewController()
      login.whenDone = { [weak self] in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self?.showNext() }
      }
      show(login)
    } else {
      let tabs = TabsViewController()
      tabs.whenLoggedOut = { [weak self] in self?.showNext() }
      show(tabs)
    }
  }

  private func show(_ screen: UIViewController) {
    if let old = children.first {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(screen)
    screen.view.frame = view.bounds
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
  }
}
