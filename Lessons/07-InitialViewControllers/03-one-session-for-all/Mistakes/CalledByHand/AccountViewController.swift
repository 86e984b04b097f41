import UIKit

class AccountViewController: UIViewController {
  let session = Session.shared
  let field = UITextField(
    frame: CGRect(x: 20, y: 40, width: 200, height: 40))

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Account"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    view.addSubview(field)
    addButton("Log in", at: 90, action: #selector(logInTapped))
    addButton("Log out", at: 140, action: #selector(logOutTapped))
  }

  @objc func logInTapped() {
    session.name = field.text
    field.text = ""
  }

  @objc func logOutTapped() {
    session.name = nil
    tabBarController?.viewControllers?.last?.viewWillAppear(false)
  }
}
