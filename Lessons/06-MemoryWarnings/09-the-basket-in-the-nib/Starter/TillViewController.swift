import UIKit

/// Shows what is to be paid, and covers the shop.
class TillViewController: UIViewController {
  private let basket: Basket

  init(basket: Basket) {
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A till is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let bill = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 44))
    bill.text = "\(basket.count) to pay"
    view.addSubview(bill)
    let button = UIButton(type: .system)
    button.setTitle("Back to the shop", for: .normal)
    button.frame = CGRect(x: 20, y: 160, width: 280, height: 44)
    button.addTarget(self, action: #selector(goBack), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func goBack() {
    _ = navigationController?.popViewController(animated: true)
  }
}
