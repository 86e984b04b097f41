import UIKit

class ClubController: UITabBarController {
  init(name: String, whenLoggedOut: @escaping () -> Void) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      WelcomeViewController(name: name), AccountViewController(whenLoggedOut: whenLoggedOut),
    ]
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }
}

class WelcomeViewController: UIViewController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = "Club"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addLabel("Welcome, \(name)", at: 40)
  }
}

class AccountViewController: UIViewController {
  private let whenLoggedOut: () -> Void

  init(whenLoggedOut: @escaping () -> Void) {
    self.whenLoggedOut = whenLoggedOut
    super.init(nibName: nil, bundle: nil)
    title = "Account"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addButton("Log out", at: 40, action: #selector(logOutTapped))
  }

  @objc private func logOutTapped() {
    Session.shared.logOut()
    whenLoggedOut()
  }
}
