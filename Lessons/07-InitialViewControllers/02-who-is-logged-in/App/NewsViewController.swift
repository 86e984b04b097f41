import UIKit

class NewsViewController: UIViewController {
  let session: Session
  lazy var greeting = addLabel("", at: 40)

  init(session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    title = "News"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    greeting.text = "Hello, \(session.name ?? "stranger")"
  }
}
