import UIKit

class PhotoViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Back to the list", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(goBack), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func goBack() {
    let nav = navigationController
    _ = nav?.popViewController(animated: false)
    nav?.present(UprightViewController(), animated: false) { nav?.dismiss(animated: false) }
  }
}
