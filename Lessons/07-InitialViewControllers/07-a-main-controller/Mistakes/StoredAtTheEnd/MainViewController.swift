import UIKit

class MainViewController: UIViewController {
  private var wasWelcomed = UserDefaults.standard.bool(forKey: "wasWelcomed")

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(store), name: UIApplication.willTerminateNotification, object: nil)
    showNext()
  }

  @objc func store() {
    UserDefaults.standard.set(wasWelcomed, forKey: "wasWelcomed")
  }

  private func showNext() {
    if !wasWelcomed {
      let welcome = WelcomeViewController()
      welcome.whenDone = { [weak self] in
        self?.wasWelcomed = true
        self?.showNext()
      }
      show(welcome)
    } else if Session.shared.name == nil {
      let login = LoginViewController()
      login.whenDone = { [weak self] in self?.showNext() }
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
