import UIKit

class ClockViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let digits = UILabel(frame: CGRect(x: 60, y: 200, width: 200, height: 60))
    digits.text = "05:00"
    view.addSubview(digits)
  }
}
