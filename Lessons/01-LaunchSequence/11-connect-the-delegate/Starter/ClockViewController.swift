import UIKit

class ClockViewController: UIViewController {
  @IBOutlet var digits: UILabel?
  /// The arguments of the launch may say how long the clock runs, as in -minutes 7.
  let minutes =
    UserDefaults.standard.object(forKey: "minutes") == nil
    ? 5 : UserDefaults.standard.integer(forKey: "minutes")

  override func viewDidLoad() {
    super.viewDidLoad()
    digits?.text = "0\(minutes):00"
  }

  @IBAction func start(_ sender: Any?) {
    digits?.text = "0\(minutes - 1):59"
  }
}
