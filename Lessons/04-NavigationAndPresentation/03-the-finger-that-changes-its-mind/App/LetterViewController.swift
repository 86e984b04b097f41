import UIKit

class LetterViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("The letter is put away.")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { print("The letter is off the stack.") }
  }
}
