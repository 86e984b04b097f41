import UIKit

class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "PhotoNotes"
    let button = UIButton(type: .system)
    button.setTitle("Counts", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(showCounts), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func showCounts() {
    navigationController?.pushViewController(CountsViewController(), animated: true)
  }
}
