import UIKit

class ToppingViewController: UIViewController {
  @IBOutlet var field: UITextField?

  /// The size of the pizza, which was chosen before.
  var size = ""

  @IBAction func ordered(_ segue: UIStoryboardSegue) {
    (segue.destination as? StartViewController)?.label?.text = "\(size) with \(field?.text ?? "")"
  }

  @IBAction func cancelled(_ segue: UIStoryboardSegue) {
  }
}
