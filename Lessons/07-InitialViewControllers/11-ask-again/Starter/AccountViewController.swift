import UIKit

class AccountViewController: UIViewController {
  var whenReceiptIsTapped = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addLabel("Account of \(Session.shared.name ?? "nobody")", at: 40)
    addButton("Receipt", at: 100, action: #selector(receiptTapped))
  }

  @objc func receiptTapped() {
    whenReceiptIsTapped()
  }
}

class ReceiptViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addLabel("Receipt for \(Session.shared.name ?? "nobody")", at: 40)
    addButton("Close", at: 100, action: #selector(closeTapped))
  }

  @objc func closeTapped() {
    uncover()
  }
}
