import UIKit

class FormViewController: UIViewController, UITextFieldDelegate {
  let form = Form()

  override func loadView() {
    view = form
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    form.send.addTarget(self, action: #selector(send), for: .touchUpInside)
    for field in [form.name, form.town, form.phone] { field.delegate = self }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(finish)))
  }

  @objc func send() {
    form.answer.text = "Sent"
    finish()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch textField {
    case form.name: form.town.becomeFirstResponder()
    case form.town: form.phone.becomeFirstResponder()
    default: textField.resignFirstResponder()
    }
  }

  @objc func finish() {
    view.endEditing(true)
  }
}
