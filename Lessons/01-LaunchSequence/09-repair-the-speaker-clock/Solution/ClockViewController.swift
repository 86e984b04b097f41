import UIKit

class ClockViewController: UIViewController {
  let digits = UILabel(
    frame: CGRect(x: 0, y: 0, width: 200, height: 60))  // survives: the layout places it

  // Asked up to iOS 5, and on later versions for as long as it is the only answer.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation != .portraitUpsideDown
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    digits.text = "05:00"
    view.addSubview(digits)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    digits.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
