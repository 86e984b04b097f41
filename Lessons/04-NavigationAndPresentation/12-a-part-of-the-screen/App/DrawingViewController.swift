import UIKit

class DrawingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Wipe", at: 40, action: #selector(wipe))
  }

  @objc func wipe() {
    dismiss(animated: false)
  }
}
