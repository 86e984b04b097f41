import UIKit

class PhotoViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    AppDelegate.mayTurn = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    AppDelegate.mayTurn = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Back to the list", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(goBack), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func goBack() {
    _ = navigationController?.popViewController(animated: true)
  }
}
