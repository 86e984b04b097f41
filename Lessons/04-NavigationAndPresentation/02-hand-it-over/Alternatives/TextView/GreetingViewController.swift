import UIKit

class GreetingViewController: UIViewController {
  var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    let label = UITextView(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    label.text = "Hello, \(name)!"
    view.addSubview(label)
  }
}
