import UIKit

class SecretsViewController: UIViewController {
  let secret = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    secret.placeholder = "Secret"
    view.addSubview(secret)
    addButton("Finish", at: 100, action: #selector(finish))
  }

  @objc func finish() {
    secret.resignFirstResponder()
  }
}
