import UIKit

class AccountViewController: UIViewController {
  let session: Session

  init(session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    title = "Account"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Log in as Ada", at: 40, action: #selector(logInTapped))
  }

  @objc func logInTapped() {
    session.name = "Ada"
  }
}
