import UIKit

class LetterViewController: UIViewController {
  let sender: String
  private lazy var letter = LetterView(from: sender)
  var draft: String? {
    get { letter.reply.text }
    set { letter.reply.text = newValue }
  }

  init(from sender: String) {
    self.sender = sender
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func loadView() {
    view = letter
  }
}
