import UIKit

class LoginViewController: UIViewController {
  var whenDone = {}
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.placeholder = "Name"
    view.addSubview(field)
    addButton("Log in", at: 100, action: #selector(logInTapped))
  }

  @objc func logInTapped() {
    Session.shared.name = field.text
    whenDone()
  }
}
