import UIKit

class LetterViewController: UIViewController {
  private let sender: String
  private lazy var letter = LetterView(from: sender)

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
