import UIKit

class WelcomeViewController: UIViewController {
  var whenDone = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    addLabel("Visitors before you: \(UserDefaults.standard.integer(forKey: "visitors"))", at: 40)
    addButton("Begin", at: 90, action: #selector(beginTapped))
  }

  @objc func beginTapped() {
    whenDone()
  }
}
