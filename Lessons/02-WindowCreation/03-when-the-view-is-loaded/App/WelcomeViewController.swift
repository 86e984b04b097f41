import UIKit

class WelcomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Begin", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    button.addTarget(self, action: WelcomeViewController.begin, for: .touchUpInside)
    view.addSubview(button)
  }

  func begin() {
    view.window?.rootViewController = MainViewController()
  }
}
