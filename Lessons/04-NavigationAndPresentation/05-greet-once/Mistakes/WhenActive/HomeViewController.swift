import UIKit

class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    addButton("Settings", at: 100, action: #selector(showSettings))
    addButton("Help", at: 150, action: #selector(showHelp))
  }

  @objc func showSettings() {
    navigationController?.pushViewController(SettingsViewController(), animated: true)
  }

  @objc func showHelp() {
    present(HelpViewController(), animated: true)
  }
}
