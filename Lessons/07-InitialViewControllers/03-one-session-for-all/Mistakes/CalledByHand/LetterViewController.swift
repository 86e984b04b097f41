import UIKit

class LetterViewController: UIViewController {
  let session = Session.shared

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addLabel(
      session.name.map { "A letter by \($0)" } ?? "A letter by nobody", at: 40)
    addButton("Close", at: 90, action: #selector(closeTapped))
  }

  @objc func closeTapped() {
    dismiss(animated: false)
  }
}
