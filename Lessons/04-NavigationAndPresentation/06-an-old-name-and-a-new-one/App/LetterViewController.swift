import UIKit

class LetterViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Send, the old way", at: 40, action: #selector(sendTheOldWay))
    addButton("Send, the new way", at: 90, action: #selector(sendTheNewWay))
  }

  @objc func sendTheOldWay() {
    print("parent:", parent.map { "\(type(of: $0))" } ?? "nil")
    parent?.dismissModalViewController(animated: true)
  }

  @objc func sendTheNewWay() {
    print("presentingViewController:", presentingViewController.map { "\(type(of: $0))" } ?? "nil")
    presentingViewController?.dismiss(animated: true)
  }
}
