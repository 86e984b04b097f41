import UIKit

class MainViewController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    showNext()
  }

  private func showNext() {
    if !UserDefaults.standard.bool(forKey: "wasWelcomed") {
      let welcome = WelcomeViewController()
      welcome.whenDone = { [weak self] in
        UserDefaults.standard.set(true, forKey: "wasWelcomed")
        self?.showNext()
      }
      viewControllers = [welcome]
    } else if Session.shared.name == nil {
      let login = LoginViewController()
      login.whenDone = { [weak self] in self?.showNext() }
      viewControllers = [login]
    } else {
      let tabs = TabsViewController()
      tabs.whenLoggedOut = { [weak self] in self?.showNext() }
      viewControllers = [tabs]
    }
  }
}
