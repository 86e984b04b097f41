import UIKit

class InboxViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    for (place, sender) in Letters.senders.enumerated() {
      addButton(sender, at: 100 + CGFloat(50 * place), action: #selector(open(_:)))
    }
  }

  @objc func open(_ button: UIButton) {
    let letter = LetterViewController(from: button.title(for: .normal) ?? "")
    navigationController?.pushViewController(letter, animated: true)
  }
}
