import UIKit

class ClockViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let start = UIButton(type: .system)
    start.setTitle("Start", for: .normal)
    start.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
    view.addSubview(start)
  }
}
