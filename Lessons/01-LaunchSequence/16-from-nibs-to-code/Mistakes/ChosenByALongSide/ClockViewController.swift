import UIKit

class ClockViewController: UIViewController {
  init() {
    let isPad = UIScreen.main.bounds.height >= 1000
    super.init(nibName: isPad ? "ClockView-iPad" : "ClockView", bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @IBOutlet var digits: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    digits?.text = "05:00"
  }

  @IBAction func start(_ sender: Any?) {
    digits?.text = "04:59"
  }
}
