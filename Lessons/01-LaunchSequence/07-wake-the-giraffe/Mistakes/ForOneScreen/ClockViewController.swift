import UIKit

class ClockViewController: UIViewController {
  let digits = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    digits.text = "05:00"
    view.addSubview(digits)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    digits.center = CGPoint(x: 160, y: 284)
  }
}
