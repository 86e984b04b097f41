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
    dismiss(animated: true)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [unowned self] timer in
      guard presentedViewController == nil else { return }
      timer.invalidate()
      present(ThanksViewController(thing: thing), animated: true)
    }
  }
}
