import UIKit

class PaymentViewController: UIViewController {
  let amount = 12

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    print("The payment leaves by \(segue.identifier ?? "a segue without a name").")
  }
}
