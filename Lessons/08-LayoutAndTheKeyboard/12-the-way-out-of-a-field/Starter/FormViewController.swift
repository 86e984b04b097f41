import UIKit

class FormViewController: UIViewController, UITextFieldDelegate {
  let form = Form()

  override func loadView() {
    view = form
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    form.send.addTarget(self, action: #selector(send), for: .touchUpInside)
  }

  @objc func send() {
    form.answer.text = "Sent"
  }
}
