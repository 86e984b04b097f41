import UIKit

class PaymentViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Another card", at: 40, action: #selector(back))
    addButton("All done", at: 90, action: #selector(done))
  }

  @objc func back() {
    dismiss(animated: true)
  }

  @objc func done() {
    let first = presentingViewController?.presentingViewController
    print("First presenter:", first.map { "\(type(of: $0))" } ?? "nil")
    first?.dismiss(animated: true)
  }
}
