import UIKit

class GreetingViewController: UIViewController {
  var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    view.addSubview(label)
  }
}
