import UIKit

class TabsViewController: UITabBarController {
  var whenLoggedOut = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let account = AccountViewController()
    account.whenLoggedOut = { [weak self] in self?.whenLoggedOut() }
    viewControllers = [NewsViewController(), account]
  }
}

class NewsViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "News"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addLabel("Hello, \(Session.shared.name ?? "stranger")", at: 40)
  }
}

class AccountViewController: UIViewController {
  var whenLoggedOut = {}

  init() {
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

  @objc func logOutTapped() {
    Session.shared.name = nil
    whenLoggedOut()
  }
}
