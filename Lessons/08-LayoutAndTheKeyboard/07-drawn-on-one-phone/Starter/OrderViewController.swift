import UIKit

class OrderViewController: UIViewController {
  @IBOutlet var note: UILabel!

  @IBAction func order(_ sender: Any) {
    note.text = "Ordered"
  }
}
