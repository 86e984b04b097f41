import UIKit

class HomeViewController: UIViewController {
  private let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 40))  // survives: anywhere

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Paid:"
    view.addSubview(label)  // survives: any order
    addButton("Order", at: 90, action: #selector(order))  // survives: anywhere
  }

  @objc func order() {
    let order = OrderViewController(whenPaid: { [unowned self] in paid($0) })
    present(order, animated: true)  // survives: the animation is free
  }

  /// The user has paid for that; the order and the payment are still on the screen.
  func paid(_ thing: String) {
    label.text = "\(label.text ?? "") \(thing)"
    dismiss(animated: true) { [unowned self] in  // survives: the animation is free
      present(ThanksViewController(thing: thing), animated: true)  // survives: either is right
    }
  }
}
