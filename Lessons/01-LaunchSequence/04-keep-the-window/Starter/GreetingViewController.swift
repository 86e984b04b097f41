import UIKit

class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    label.text = "Hello"
    view.addSubview(label)
  }
}
