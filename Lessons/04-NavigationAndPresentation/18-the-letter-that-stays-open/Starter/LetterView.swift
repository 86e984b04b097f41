import UIKit

/// A letter, and below it what the user writes.
class LetterView: UIView {
  let reply = UITextField(frame: CGRect(x: 20, y: 125, width: 280, height: 34))
  let pin = UITextField(frame: CGRect(x: 20, y: 165, width: 280, height: 34))

  init(from sender: String) {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 95, width: 280, height: 26))
    label.text = "A letter from \(sender)"
    reply.placeholder = "Reply"
    pin.placeholder = "PIN to sign"
    for part in [label, reply, pin] { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code.")
  }
}
