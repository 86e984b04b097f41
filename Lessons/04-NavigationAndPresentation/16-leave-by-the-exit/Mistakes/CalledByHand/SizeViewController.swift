import UIKit

class SizeViewController: UIViewController {
  @IBOutlet var field: UITextField?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let topping = segue.destination as? ToppingViewController {
      topping.size = field?.text ?? ""
    }
  }
}
