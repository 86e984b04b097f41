import UIKit

class ClockViewController: UIViewController {
  let digits = UILabel(
    frame: CGRect(x: 0, y: 0, width: 200, height: 60))

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
    DispatchQueue.main.async {
      self.digits.center = CGPoint(x: self.view.bounds.midX, y: self.view.bounds.midY)
    }
  }
}
