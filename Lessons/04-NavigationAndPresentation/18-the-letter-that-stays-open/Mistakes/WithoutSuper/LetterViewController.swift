import UIKit

class LetterViewController: UIViewController, UIViewControllerRestoration {
  private let sender: String
  private lazy var letter = LetterView(from: sender)

  init(from sender: String) {
    self.sender = sender
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "letter"
    restorationClass = LetterViewController.self
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func loadView() {
    view = letter
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard let sender = coder.decodeObject(forKey: "sender") as? String,
      Letters.senders.contains(sender)
    else { return nil }
    return LetterViewController(from: sender)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(sender, forKey: "sender")
    coder.encode(letter.reply.text, forKey: "reply")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    letter.reply.text = coder.decodeObject(forKey: "reply") as? String
  }
}
