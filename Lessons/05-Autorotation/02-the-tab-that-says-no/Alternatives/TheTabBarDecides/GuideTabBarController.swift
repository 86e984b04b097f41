import UIKit

/// Answers for the whole guide, so that nobody asks the tabs.
class GuideTabBarController: UITabBarController {
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation != .portraitUpsideDown
  }
}
