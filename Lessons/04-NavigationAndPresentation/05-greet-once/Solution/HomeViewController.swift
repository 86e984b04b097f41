import UIKit

class HomeViewController: UIViewController {
  private var hasGreeted = false
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    addButton("Settings", at: 100, action: #selector(showSettings))  // survives: anywhere
    addButton("Help", at: 150, action: #selector(showHelp))  // survives: anywhere
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasGreeted else { return }
    hasGreeted = true
    present(WelcomeViewController(), animated: false)
  }

  @objc func showSettings() {
    let settings = SettingsViewController()
    navigationController?.pushViewController(settings, animated: true)  // survives: either is right
  }

  @objc func showHelp() {
    present(HelpViewController(), animated: true)  // survives: the animation is free
  }
}
