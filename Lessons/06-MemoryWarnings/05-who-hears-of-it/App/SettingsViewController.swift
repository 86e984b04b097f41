import UIKit

class SettingsViewController: UIViewController {
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
  }
}
