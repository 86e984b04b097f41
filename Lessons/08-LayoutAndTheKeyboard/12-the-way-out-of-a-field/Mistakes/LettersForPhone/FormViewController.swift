import UIKit

class FormViewController: UIViewController, UITextFieldDelegate {
  let form = Form()

  override func loadView() {
    view = form
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    form.send.addTarget(
      self, action: #selector(send), for: .touchUpInside)
    for field in [form.name, form.town] { field.delegate = self }
    form.phone.keyboardType = .default
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(finish))
    ]
    bar.sizeToFit()
    form.phone.inputAccessoryView = bar
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(finish)))
  }

  @objc func send() {
    form.answer.text = "Sent"
    finish()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    (textField == form.name ? form.town : form.phone).becomeFirstResponder()
  }

  @objc func finish() {
    view.endEditing(true)
  }
}
