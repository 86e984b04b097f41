import UIKit

class ListViewController: UIViewController {
  // From iOS 6 on: one set of orientations in place of a question about each.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Show the ceiling", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    button.addTarget(self, action: #selector(showCeiling), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func showCeiling() {
    present(CeilingViewController(), animated: true, completion: nil)
  }
}
