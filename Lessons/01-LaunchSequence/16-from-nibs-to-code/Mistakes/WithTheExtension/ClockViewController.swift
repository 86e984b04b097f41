import UIKit

class ClockViewController: UIViewController {
  init() {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    super.init(nibName: isPad ? "ClockView-iPad.xib" : "ClockView.xib", bundle: nil)
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
