import UIKit

class MapViewController: UIViewController {
  // iOS 2 to 5 asked this. A controller that does not override it says Yes only to portrait.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Unlock the settings", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    button.addTarget(self, action: #selector(unlockSettings), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func unlockSettings() {
    let settings = tabBarController?.viewControllers?.last as? SettingsViewController
    settings?.mayTurn = true
  }
}
