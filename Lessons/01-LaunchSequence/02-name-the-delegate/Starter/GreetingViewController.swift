import UIKit

class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    // The arguments of the launch may have a name, as in -name Ada.
    label.text = "Hello, \(UserDefaults.standard.string(forKey: "name") ?? "whoever you are")"
    view.addSubview(label)
  }
}
