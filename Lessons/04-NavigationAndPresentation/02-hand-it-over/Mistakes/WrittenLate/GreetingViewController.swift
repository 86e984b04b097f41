import UIKit

class GreetingViewController: UIViewController {
  var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { [self] in
      label.text = "Hello, \(name)!"
    }
    view.addSubview(label)
  }
}
