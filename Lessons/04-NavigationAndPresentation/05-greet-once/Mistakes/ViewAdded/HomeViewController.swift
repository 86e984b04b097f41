import UIKit

class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    addButton("Settings", at: 100, action: #selector(showSettings))
    addButton("Help", at: 150, action: #selector(showHelp))
    let welcome = WelcomeViewController()
    addChild(welcome)
    welcome.view.frame = view.bounds
    view.addSubview(welcome.view)
    welcome.didMove(toParent: self)
  }

  @objc func showSettings() {
    navigationController?.pushViewController(SettingsViewController(), animated: true)
  }

  @objc func showHelp() {
    present(HelpViewController(), animated: true)
  }
}
