import UIKit

/// A field, and a button or the return key to send what was typed, in whatever room its parent gives it.
class FieldViewController: UIViewController {
  /// Hears what the user sends, which is never empty.
  var whenSent: ((String) -> Void)?
  let field = UITextField()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.placeholder = "Comment"
    // The return key, because the keyboard may lie over the button.
    field.addTarget(self, action: #selector(send), for: .editingDidEndOnExit)
    button.setTitle("Send", for: .normal)
    button.addTarget(self, action: #selector(send), for: .touchUpInside)
    view.addSubview(field)
    view.addSubview(button)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    field.frame = CGRect(x: 10, y: 10, width: size.width - 90, height: size.height - 20)
    button.frame = CGRect(x: size.width - 70, y: 10, width: 60, height: size.height - 20)
  }

  @objc func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    field.resignFirstResponder()
    whenSent?(text)
  }
}
