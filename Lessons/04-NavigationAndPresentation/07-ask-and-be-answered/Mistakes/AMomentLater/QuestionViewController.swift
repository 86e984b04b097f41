import UIKit

/// Hears what the user has answered.
protocol QuestionViewControllerDelegate: AnyObject {
  /// The user is done; without an answer when nothing is to change.
  func questionViewController(_ question: QuestionViewController, didEndWith answer: String?)
}

/// Asks the user for a text.
class QuestionViewController: UIViewController {
  weak var delegate: QuestionViewControllerDelegate?
  private let field = UITextField(
    frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  init(text: String?) {
    super.init(nibName: nil, bundle: nil)
    field.text = text
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    addButton("Done", at: 90, action: #selector(done))
    addButton("Cancel", at: 140, action: #selector(cancel))
  }

  @objc func done() {
    delegate?.questionViewController(self, didEndWith: field.text)
  }

  @objc func cancel() {
    delegate?.questionViewController(self, didEndWith: nil)
  }
}
