import UIKit

class OrderViewController: UIViewController {
  private let whenPaid: (String) -> Void
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  init(whenPaid: @escaping (String) -> Void) {
    self.whenPaid = whenPaid
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    addButton("Go to payment", at: 90, action: #selector(goToPayment))
  }

  @objc func goToPayment() {
    let (whenPaid, thing) = (whenPaid, field.text ?? "")
    present(PaymentViewController(whenPaid: { whenPaid(thing) }), animated: true)
  }
}
