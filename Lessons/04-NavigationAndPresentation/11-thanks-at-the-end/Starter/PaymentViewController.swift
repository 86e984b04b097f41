import UIKit

class PaymentViewController: UIViewController {
  private let whenPaid: () -> Void

  init(whenPaid: @escaping () -> Void) {
    self.whenPaid = whenPaid
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Pay", at: 90, action: #selector(pay))
  }

  @objc func pay() {
    whenPaid()
  }
}
