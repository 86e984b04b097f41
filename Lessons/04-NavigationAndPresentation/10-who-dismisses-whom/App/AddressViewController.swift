import UIKit

class AddressViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Pay", at: 40, action: #selector(pay))
  }

  @objc func pay() {
    present(PaymentViewController(), animated: true)
  }
}
