import UIKit

class NoteViewController: UIViewController, UITextFieldDelegate {
  let note = UITextField()
  let number = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note.placeholder = "Note"
    note.delegate = self
    view.addSubview(note)
    number.placeholder = "Number"
    number.delegate = self
    number.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    view.addSubview(number)
    let center = NotificationCenter.default
    for name in [
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ] {
      center.addObserver(self, selector: #selector(keyboardMoves), name: name, object: nil)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width - 40
    number.frame = CGRect(x: 20, y: 40, width: width, height: 40)
    note.frame = CGRect(x: 20, y: view.bounds.height - 60, width: width, height: 40)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  @objc func keyboardMoves(_ notification: Notification) {
    guard notification.name == UIResponder.keyboardWillShowNotification,
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    report("in the window", value.cgRectValue)
    report("in my view", view.convert(value.cgRectValue, from: nil))
  }

  func report(_ name: String, _ frame: CGRect) {
    print(
      "\(name): x \(Int(frame.minX)), y \(Int(frame.minY)), "
        + "\(Int(frame.width)) × \(Int(frame.height))")
  }
}
