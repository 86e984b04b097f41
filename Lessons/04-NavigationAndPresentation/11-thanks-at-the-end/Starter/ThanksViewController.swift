import UIKit

class ThanksViewController: UIViewController {
  private let thing: String

  init(thing: String) {
    self.thing = thing
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    label.text = "Thank you for the \(thing)."
    view.addSubview(label)
    addButton("Back to Home", at: 90, action: #selector(goHome))
  }

  @objc func goHome() {
    dismiss(animated: true)
  }
}
