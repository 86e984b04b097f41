import UIKit

class StartViewController: UIViewController {
  @IBOutlet var label: UILabel?

  /// The size of the last pizza that was ordered.
  var size = "Medium"

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let topping = segue.destination as? ToppingViewController {
      topping.size = size
    }
  }
}
