import UIKit

class MainViewController: UIViewController {
  private let welcome = WelcomeViewController()
  private let login = LoginViewController()
  private let tabs = TabsViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    for screen in [tabs, login, welcome] {
      addChild(screen)
      screen.view.frame = view.bounds
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
    }
    welcome.whenDone = { [weak self] in
      UserDefaults.standard.set(true, forKey: "wasWelcomed")
      self?.showNext()
    }
    login.whenDone = { [weak self] in self?.showNext() }
    tabs.whenLoggedOut = { [weak self] in self?.showNext() }
    showNext()
  }

  private func showNext() {
    welcome.view.isHidden = UserDefaults.standard.bool(forKey: "wasWelcomed")
    login.view.isHidden = Session.shared.name != nil
  }
}
