import UIKit

class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }
}
