import UIKit

class BasketViewController: UIViewController {
  /// Where an unwind segue of that name ends.
  @IBAction func backToBasket(_ segue: UIStoryboardSegue) {
    if let payment = segue.source as? PaymentViewController {
      print("Paid: \(payment.amount)")
    }
  }
}
