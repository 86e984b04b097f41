import UIKit

class ListViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func open() {
    navigationController?.pushViewController(PictureViewController(), animated: true)
  }
}
