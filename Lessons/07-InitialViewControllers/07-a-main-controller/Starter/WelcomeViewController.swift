import UIKit

class WelcomeViewController: UIViewController {
  var whenDone = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addButton("Continue", at: 40, action: #selector(buttonTapped))
  }

  @objc func buttonTapped() {
    whenDone()
  }
}
