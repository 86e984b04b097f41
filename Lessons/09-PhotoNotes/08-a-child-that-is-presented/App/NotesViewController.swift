import UIKit

/// Notes with a button; the controller that shows them sets its action.
class NotesViewController: UIViewController {
  var whenDone: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .yellow
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.frame = CGRect(x: 20, y: 60, width: 200, height: 44)
    button.addTarget(self, action: #selector(doneTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func doneTapped() {
    whenDone()
  }
}
