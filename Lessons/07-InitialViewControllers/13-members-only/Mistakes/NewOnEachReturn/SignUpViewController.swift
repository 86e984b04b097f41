import UIKit

class SignUpViewController: UIViewController {
  private let whenDone: () -> Void
  private lazy var field = addField("New name", at: 40)
  private lazy var message = addLabel("", at: 200)

  init(whenDone: @escaping () -> Void) {
    self.whenDone = whenDone
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.text = ""
    addButton("Create account", at: 90, action: #selector(createTapped))
    addButton("Cancel", at: 140, action: #selector(cancelTapped))
  }

  @objc private func createTapped() {
    let name = field.text ?? ""
    if Session.shared.signUp(name) {
      whenDone()
    } else {
      message.text = "\(name) is taken"
    }
  }

  @objc private func cancelTapped() {
    leaveParent()
  }
}
