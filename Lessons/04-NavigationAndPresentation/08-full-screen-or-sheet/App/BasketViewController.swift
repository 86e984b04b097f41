import UIKit

class BasketViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addButton("Back to the shop", at: 200, action: #selector(goBack))
  }

  @objc func goBack() {
    presentingViewController?.dismiss(animated: true)
  }
}
