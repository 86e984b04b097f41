import UIKit

class HelpViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Help"
  }

  required init?(coder: NSCoder) { nil }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    UIDevice.current.systemVersion == "5.0" && toInterfaceOrientation != .portraitUpsideDown
  }
}
