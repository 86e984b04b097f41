import UIKit

class DeskViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Write, the old way", at: 40, action: #selector(writeTheOldWay))
    addButton("Write, the new way", at: 90, action: #selector(writeTheNewWay))
  }

  // iOS 2 and later; deprecated since iOS 6.
  @objc func writeTheOldWay() {
    presentModalViewController(LetterViewController(), animated: true)
    print("presentModalViewController returns.")
  }

  // iOS 5 and later.
  @objc func writeTheNewWay() {
    present(LetterViewController(), animated: true) {
      print("The completion runs.")
    }
    print("present returns.")
  }
}
