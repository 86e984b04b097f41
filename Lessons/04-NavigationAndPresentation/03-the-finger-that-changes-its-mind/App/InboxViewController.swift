import UIKit

class InboxViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    let button = UIButton(type: .system)
    button.setTitle("Read the letter", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(readLetter), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func readLetter() {
    navigationController?.pushViewController(LetterViewController(), animated: true)
  }
}
