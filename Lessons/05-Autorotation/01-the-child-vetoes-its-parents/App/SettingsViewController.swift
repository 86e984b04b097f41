import UIKit

class SettingsViewController: UIViewController {
  var mayTurn = false

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    mayTurn || toInterfaceOrientation == .portrait
  }
}
