import UIKit

class ToppingViewController: UIViewController {
  @IBOutlet var field: UITextField?

  /// The size of the pizza, which was chosen before.
  var size = ""

  @IBAction func cancel(_ sender: Any?) {
    if let navigationController {
      navigationController.popToRootViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
