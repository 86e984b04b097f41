import UIKit

class FormViewController: UIViewController, UITextFieldDelegate {
  let form = Form()

  override func loadView() {
    view = form
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    form.send.addTarget(self, action: #selector(send), for: .touchUpInside)
    form.name.addTarget(self, action: #selector(goToTown), for: .editingDidEndOnExit)
    form.town.addTarget(self, action: #selector(goToPhone), for: .editingDidEndOnExit)
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(
        barButtonSystemItem: .done, target: self, action: #selector(finish))
    ]
    bar.sizeToFit()
    form.phone.inputAccessoryView = bar
    // It lies behind all the rest and takes what nobody else takes.
    let background = UIControl(frame: view.bounds)
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.addTarget(self, action: #selector(finish), for: .touchDown)
    view.insertSubview(background, at: 0)
  }

  @objc func send() {
    form.answer.text = "Sent"
    finish()
  }

  @objc func goToTown() {
    form.town.becomeFirstResponder()
  }

  @objc func goToPhone() {
    form.phone.becomeFirstResponder()
  }

  @objc func finish() {
    view.endEditing(true)
  }
}
