import UIKit

/// The shop has a basket of its own, as soon as it is made. It can count and show by itself.
class ShopViewController: UIViewController {
  @IBOutlet var basket: Basket! = Basket()
  @IBOutlet weak var amount: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    amount?.text = "\(basket.count)"
  }

  @IBAction func add(_ sender: Any?) {
    basket.count += 1
    amount?.text = "\(basket.count)"
  }

  @IBAction func goToTheTill(_ sender: Any?) {
    navigationController?.pushViewController(TillViewController(basket: basket), animated: true)
  }
}
