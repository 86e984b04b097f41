import UIKit

class LetterViewController: UIViewController {
  let session: Session

  init(session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addLabel(session.name.map { "A letter by \($0)" } ?? "A letter by nobody", at: 40)
    addButton("Close", at: 90, action: #selector(closeTapped))
  }

  @objc func closeTapped() {
    dismiss(animated: false)
  }
}
