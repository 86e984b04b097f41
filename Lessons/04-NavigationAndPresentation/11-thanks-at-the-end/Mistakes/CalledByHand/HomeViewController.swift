import UIKit

class HomeViewController: UIViewController {
  private let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Paid:"
    view.addSubview(label)
    addButton("Order", at: 90, action: #selector(order))
  }

  @objc func order() {
    let order = OrderViewController(whenPaid: { [unowned self] in paid($0) })
    present(order, animated: true)
  }

  /// The user has paid for that; the order and the payment are still on the screen.
  func paid(_ thing: String) {
    label.text = "\(label.text ?? "") \(thing)"
    paidNow = thing
    dismiss(animated: true) { [unowned self] in
      viewDidAppear(true)
    }
  }

  private var paidNow: String?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let thing = paidNow, presentedViewController == nil else { return }
    paidNow = nil
    present(ThanksViewController(thing: thing), animated: true)
  }
}
