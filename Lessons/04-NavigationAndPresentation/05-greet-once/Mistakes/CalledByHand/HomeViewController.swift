import UIKit

class HomeViewController: UIViewController {
  private var hasGreeted = false
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    addButton("Settings", at: 100, action: #selector(showSettings))
    addButton("Help", at: 150, action: #selector(showHelp))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasGreeted else { return }
    hasGreeted = true
    present(WelcomeViewController(), animated: false)
  }

  @objc func showSettings() {
    let settings = SettingsViewController()
    navigationController?.pushViewController(settings, animated: true)
  }

  @objc func showHelp() {
    present(HelpViewController(), animated: true)
  }
}
