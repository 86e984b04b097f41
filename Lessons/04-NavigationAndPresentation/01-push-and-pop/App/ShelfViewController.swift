import UIKit

class ShelfViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    let button = UIButton(type: .system)
    button.setTitle("Open the book", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(openBook), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func openBook() {
    navigationController?.pushViewController(BookViewController(), animated: true)
  }
}
