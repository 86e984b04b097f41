import UIKit

class ChatViewController: UIViewController, UITextFieldDelegate {
  private let field = UITextField()
  private let messages = UIStackView()
  private var lowerEdge: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.placeholder = "Message"
    field.delegate = self
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.addTarget(self, action: #selector(send), for: .touchUpInside)
    let line = UIStackView(arrangedSubviews: [field, button])
    line.spacing = 8
    messages.axis = .vertical
    messages.spacing = 4
    for part in [line, messages] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate(
      edges(of: line) + [
        line.heightAnchor.constraint(equalToConstant: 40),
        button.widthAnchor.constraint(equalToConstant: 70),
        messages.leadingAnchor.constraint(equalTo: line.leadingAnchor),
        messages.trailingAnchor.constraint(equalTo: line.trailingAnchor),
        messages.bottomAnchor.constraint(equalTo: line.topAnchor, constant: -4),
      ])
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardMoves),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  private func edges(of line: UIView) -> [NSLayoutConstraint] {
    let lower: NSLayoutConstraint
    let sides: [NSLayoutConstraint]
    if #available(iOS 11, *) {
      let safeArea = view.safeAreaLayoutGuide
      lower = line.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
      sides = [
        line.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
        line.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
      ]
    } else {
      lower = line.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor)
      sides = [
        line.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        line.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      ]
    }
    lowerEdge = lower
    return sides + [lower]
  }

  @objc func keyboardMoves(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let frame = value?.cgRectValue else { return }
    var free: CGFloat = 0
    if #available(iOS 11, *) { free = view.safeAreaInsets.bottom }
    lowerEdge?.constant = -max(0, view.bounds.maxY - view.convert(frame, from: nil).minY - free)
  }

  @objc func tapped(_ tap: UITapGestureRecognizer) {
    if tap.location(in: field).y < 0 { field.resignFirstResponder() }
  }

  @objc func send() {
    guard field.hasText else { return }
    let message = UILabel()
    message.text = field.text
    messages.addArrangedSubview(message)
    field.text = nil
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return true
  }
}
