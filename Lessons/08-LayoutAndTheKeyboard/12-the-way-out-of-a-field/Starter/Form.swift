import UIKit

/// Three fields and a button, from top to bottom; all of them stay above the keyboard.
class Form: UIView {
  let name = UITextField()
  let town = UITextField()
  let phone = UITextField()
  let send = UIButton(type: .system)
  let answer = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.placeholder = "Name"
    town.placeholder = "Town"
    phone.placeholder = "Phone"
    // The digits, and no return key.
    phone.keyboardType = .numberPad
    send.setTitle("Send", for: .normal)
    for part in [name, town, phone, send, answer] { addSubview(part) }
  }

  required init?(coder: NSCoder) { fatalError("No nib has one.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (row, part) in [name, town, phone, send].enumerated() {
      part.frame = CGRect(x: 20, y: 30 + 45 * row, width: 200, height: 35)
    }
    answer.frame = CGRect(x: 230, y: 165, width: bounds.width - 240, height: 35)
  }
}
