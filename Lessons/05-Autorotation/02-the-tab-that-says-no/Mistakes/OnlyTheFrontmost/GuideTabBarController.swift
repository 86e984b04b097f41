import UIKit

class GuideTabBarController: UITabBarController {
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    selectedViewController?.shouldAutorotate(to: toInterfaceOrientation) ?? false
  }
}
