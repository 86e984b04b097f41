import UIKit

class FormViewController: UIViewController, UITextFieldDelegate {
  let form = Form()

  override func loadView() {
    view = form
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    form.send.addTarget(self, action: #selector(send), for: .touchUpInside)
    for field in [form.name, form.town, form.phone] {
      field.delegate = self
      field.inputAccessoryView = makeBar()
    }
  }

  @objc func send() {
    form.answer.text = "Sent"
    view.endEditing(true)
  }

  func makeBar() -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.frame = CGRect(x: 10, y: 5, width: 80, height: 40)
    done.addTarget(self, action: #selector(finish), for: .touchUpInside)
    bar.addSubview(done)
    return bar
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    finish()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == form.name { form.town.becomeFirstResponder() }
    if textField == form.town { form.phone.becomeFirstResponder() }
    return false
  }

  @objc func finish() {
    view.endEditing(true)
  }
}
