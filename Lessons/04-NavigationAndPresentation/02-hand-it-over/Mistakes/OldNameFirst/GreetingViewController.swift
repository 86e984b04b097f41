import UIKit

class GreetingViewController: UIViewController {
  var name = ""
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    label.text = "Hello, \(name)!"
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    label.text = "Hello, \(name)!"
  }
}
