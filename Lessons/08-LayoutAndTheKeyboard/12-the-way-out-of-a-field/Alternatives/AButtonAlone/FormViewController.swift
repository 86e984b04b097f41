import UIKit

class FormViewController: UIViewController, UITextFieldDelegate {
  let form = Form()

  override func loadView() {
    view = form
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    form.send.addTarget(self, action: #selector(send), for: .touchUpInside)
    for field in [form.name, form.town] { field.delegate = self }
    let done = UIButton(type: .system)
    done.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    done.setTitle("Done", for: .normal)
    done.addTarget(self, action: #selector(finish), for: .touchUpInside)
    form.phone.inputAccessoryView = done
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
