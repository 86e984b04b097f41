import UIKit

class CityViewController: UIViewController {
  @IBOutlet var label: UILabel?
  var city = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    label?.text = "Welcome to \(city)"
  }
}
