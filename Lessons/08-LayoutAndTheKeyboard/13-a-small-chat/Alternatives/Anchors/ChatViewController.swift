import UIKit

class ChatViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField()
  let button = UIButton(type: .system)
  /// The newest message, or the field as long as there is none.
  var last: UIView?
  var lastBottom: NSLayoutConstraint?
  var composerBottom: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Message"
    field.delegate = self
    button.setTitle("Send", for: .normal)
    button.addTarget(self, action: #selector(send), for: .touchUpInside)
    for part in [field, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    var (left, right) = (view.leftAnchor, view.rightAnchor)
    var bottom = view.bottomAnchor
    if #available(iOS 11, *) {
      let safe = view.safeAreaLayoutGuide
      (left, right, bottom) = (safe.leftAnchor, safe.rightAnchor, safe.bottomAnchor)
    }
    let end = field.bottomAnchor.constraint(equalTo: bottom)
    NSLayoutConstraint.activate([
      field.leftAnchor.constraint(equalTo: left, constant: 10),
      field.rightAnchor.constraint(equalTo: button.leftAnchor, constant: -10),
      button.rightAnchor.constraint(equalTo: right, constant: -10),
      button.widthAnchor.constraint(equalToConstant: 60),
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      button.heightAnchor.constraint(equalToConstant: 40),
      field.heightAnchor.constraint(equalToConstant: 40), end,
    ])
    composerBottom = end
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardMoves),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
  }

  @objc func send() {
    guard let text = field.text, text != "" else { return }
    let message = UILabel()
    message.text = text
    message.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(message)
    lastBottom?.isActive = false
    if let last { last.bottomAnchor.constraint(equalTo: message.topAnchor).isActive = true }
    let bottom = message.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -4)
    NSLayoutConstraint.activate([
      message.leftAnchor.constraint(equalTo: field.leftAnchor),
      message.heightAnchor.constraint(equalToConstant: 24), bottom,
    ])
    (last, lastBottom) = (message, bottom)
    field.text = ""
  }

  @objc func keyboardMoves(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let keyboard = view.convert(value?.cgRectValue ?? .null, from: nil)
    var end = view.bounds.maxY
    if #available(iOS 11, *) { end -= view.safeAreaInsets.bottom }
    composerBottom?.constant = min(0, keyboard.minY - end)
    view.layoutIfNeeded()
  }
}
