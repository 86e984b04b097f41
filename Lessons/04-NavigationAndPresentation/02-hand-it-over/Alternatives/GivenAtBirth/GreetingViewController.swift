import UIKit

class GreetingViewController: UIViewController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    label.text = "Hello, \(name)!"
    view.addSubview(label)
  }
}
