import UIKit

class MainViewController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { showNext() }
  }

  private func showNext() {
    if !UserDefaults.standard.bool(forKey: "wasWelcomed") {
      let welcome = WelcomeViewController()
      welcome.whenDone = { [weak self] in
        UserDefaults.standard.set(true, forKey: "wasWelcomed")
        self?.dismiss(animated: true)
      }
      present(welcome, animated: false)
    } else if Session.shared.name == nil {
      let login = LoginViewController()
      login.whenDone = { [weak self] in self?.dismiss(animated: true) }
      present(login, animated: false)
    } else {
      let tabs = TabsViewController()
      tabs.whenLoggedOut = { [weak self] in self?.dismiss(animated: true) }
      present(tabs, animated: false)
    }
  }
}
