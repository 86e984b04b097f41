import UIKit

class ClockViewController: UIViewController {
  override func loadView() {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    Bundle.main.loadNibNamed(isPad ? "ClockView-iPad" : "ClockView", owner: self, options: nil)
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
