import UIKit

class HomeViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Paid:"
    view.addSubview(label)
    addButton("Order", at: 90, action: #selector(order))
  }

  @objc func order() {
    present(OrderViewController(whenPaid: { [unowned self] in paid($0) }), animated: true)
  }

  /// The user has paid for that; the order and the payment are still on the screen.
  func paid(_ thing: String) {
    label.text = "\(label.text ?? "") \(thing)"
    var top: UIViewController = self
    while let next = top.presentedViewController { top = next }
    top.present(ThanksViewController(thing: thing), animated: true)
  }
}
