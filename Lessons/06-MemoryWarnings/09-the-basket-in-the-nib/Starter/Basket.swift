import UIKit

/// What the user wants to buy.
class Basket: NSObject {
  var count = 0
  @IBOutlet var amount: UILabel?

  @IBAction func add(_ sender: Any?) {
    count += 1
    amount?.text = "\(count)"
  }
}
