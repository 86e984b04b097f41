import UIKit

class StartViewController: UIViewController {
  @IBOutlet var label: UILabel?

  /// The size of the last pizza that was ordered.
  private var size = "Medium"

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let topping = segue.destination as? ToppingViewController {
      topping.size = size
    }
  }

  @IBAction func ordered(_ segue: UIStoryboardSegue) {
    guard let topping = segue.source as? ToppingViewController else { return }
    if size == "Medium" { size = topping.size }
    label?.text = "\(topping.size) with \(topping.field?.text ?? "")"
  }

  @IBAction func cancelled(_ segue: UIStoryboardSegue) {
  }
}
