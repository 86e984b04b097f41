import UIKit

class WelcomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Begin", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    button.addTarget(self, action: #selector(begin), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func begin() {
    view.window?.rootViewController = MainViewController()
  }
}
