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
      let found = Letters.senders.first(where: { $0.hasPrefix(sender) })
    else { return nil }
    return LetterViewController(from: found)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(sender, forKey: "sender")
    coder.encode(letter.reply.text, forKey: "reply")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    letter.reply.text = coder.decodeObject(forKey: "reply") as? String
  }
}
