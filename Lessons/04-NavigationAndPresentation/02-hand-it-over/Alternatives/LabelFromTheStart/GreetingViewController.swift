import UIKit

class GreetingViewController: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"

    view.addSubview(label)
  }
}
