import UIKit

class ShopViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Show the basket", at: 40, action: #selector(showBasket))
    addButton("Show the basket full screen", at: 90, action: #selector(showBasketFullScreen))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("The shop counts what is in the basket.")
  }

  @objc func showBasket() {
    present(BasketViewController(), animated: true)
  }

  @objc func showBasketFullScreen() {
    let basket = BasketViewController()
    basket.modalPresentationStyle = .fullScreen
    present(basket, animated: true)
  }
}
