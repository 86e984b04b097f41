import UIKit

class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    addButton("Order", at: 100, action: #selector(order))
  }

  @objc func order() {
    present(AddressViewController(), animated: true)
  }
}
