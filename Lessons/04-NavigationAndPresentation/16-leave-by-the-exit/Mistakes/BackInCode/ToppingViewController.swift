import UIKit

class ToppingViewController: UIViewController {
  @IBOutlet var field: UITextField?

  /// The size of the pizza, which was chosen before.
  var size = ""

  @IBAction func order(_ sender: Any?) {
    let stack = navigationController ?? presentingViewController as? UINavigationController
    guard let start = stack?.viewControllers.first as? StartViewController else { return }
    start.size = size
    start.label?.text = "\(size) with \(field?.text ?? "")"
    cancel(sender)
  }

  @IBAction func cancel(_ sender: Any?) {
    if let navigationController {
      navigationController.popToRootViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
