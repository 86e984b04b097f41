import UIKit

class StartViewController: UIViewController {
  @IBOutlet var label: UILabel?

  /// The size of the last pizza that was ordered.
  private var size = "Medium"

  private var order = "Nothing ordered"

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label?.text = order
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let topping = segue.destination as? ToppingViewController {
      topping.size = size
    }
  }

  @IBAction func ordered(_ segue: UIStoryboardSegue) {
    guard let topping = segue.source as? ToppingViewController else { return }
    size = topping.size
    order = "\(size) with \(topping.field?.text ?? "")"
    viewWillAppear(true)
  }

  @IBAction func cancelled(_ segue: UIStoryboardSegue) {
  }
}
