import UIKit

class ToppingViewController: UIViewController {
  @IBOutlet var field: UITextField?

  /// The size of the pizza, which was chosen before.
  var size = ""

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "ordered", let start = segue.destination as? StartViewController
    else { return }
    start.size = size
    start.label?.text = "\(size) with \(field?.text ?? "")"
  }
}
