import UIKit

class ChatViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField()
  let button = UIButton(type: .system)
  let list = UIView()
  var messages: [UILabel] = []

  let lineHeight: CGFloat = 44
  let buttonWidth: CGFloat = 80

  /// Where the keyboard is, on the screen.
  var keyboard = CGRect.null

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Message"
    button.setTitle("Send", for: .normal)
    field.delegate = self
    button.addTarget(
      self, action: #selector(send), for: .touchUpInside)
    for part in [list, field, button] { view.addSubview(part) }
    list.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(finish)))
    let center = NotificationCenter.default
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      center.addObserver(self, selector: #selector(keyboardMoves), name: name, object: nil)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }

  @objc func send() {
    guard let text = field.text, !text.isEmpty else { return }
    let message = UILabel()
    list.addSubview(message)
    message.text = text
    message.frame.size = message.intrinsicContentSize
    field.text = nil
    messages.append(message)
    arrange()
  }

  @objc func finish() {
    field.resignFirstResponder()
  }

  @objc func keyboardMoves(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    // When it goes, its end frame lies below the screen as it is now, and the phone may be turned later.
    let hides = notification.name == UIResponder.keyboardWillHideNotification
    keyboard = hides ? .null : value?.cgRectValue ?? .null
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.arrange() }
  }

  /// Shares what neither bars nor edges nor the keyboard cover of the view.
  func arrange() {
    var free = view.bounds.inset(by: covered)
    free.size.height = min(free.maxY, view.convert(keyboard, from: nil).minY) - free.minY
    let (line, rest) = free.divided(atDistance: lineHeight, from: .maxYEdge)
    (button.frame, field.frame) = line.divided(atDistance: buttonWidth, from: .maxXEdge)
    list.frame = rest
    var end = rest.height
    for message in messages.reversed() {
      end -= message.bounds.height
      message.frame.origin.y = end
    }
  }

  /// What bars and the edges of the screen cover of the view; before iOS 11 nothing at the lower edge.
  var covered: UIEdgeInsets {
    guard #available(iOS 11, *) else { return .zero }
    return view.safeAreaInsets
  }
}
