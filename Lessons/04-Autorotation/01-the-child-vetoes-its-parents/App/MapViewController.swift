import UIKit

class MapViewController: UIViewController {
  // iOS 2 to 5 asked this for each orientation. What nobody overrides is a Yes to portrait only.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Unlock the settings", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    button.addTarget(self, action: MapViewController.unlockSettings, for: .touchUpInside)
    view.addSubview(button)
  }

  func unlockSettings() {
    let settings = tabBarController?.viewControllers?.last as? SettingsViewController
    settings?.mayTurn = true
  }
}
