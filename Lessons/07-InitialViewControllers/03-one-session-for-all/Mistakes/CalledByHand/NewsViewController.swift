import UIKit

class NewsViewController: UIViewController {
  let session = Session.shared
  lazy var greeting = addLabel("", at: 40)

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "News"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Write", at: 90, action: #selector(writeTapped))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    greeting.text = session.name.map { "Hello, \($0)" } ?? "Nobody is logged in"
  }

  @objc func writeTapped() {
    let letter = LetterViewController()
    letter.modalPresentationStyle = .fullScreen
    present(letter, animated: false)
  }
}
