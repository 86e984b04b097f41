import UIKit

class ToppingViewController: UIViewController {
  @IBOutlet var field: UITextField?

  /// The size of the pizza, which was chosen before.
  var size = ""
}
