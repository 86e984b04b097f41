import UIKit

class ClockViewController: UIViewController {
  @IBOutlet var digits: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    digits?.text = "05:00"
  }

  @IBAction func start(_ sender: Any?) {
    digits?.text = "04:59"
  }
}
