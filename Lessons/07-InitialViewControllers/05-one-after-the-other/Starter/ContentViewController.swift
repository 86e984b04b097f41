import UIKit

class ContentViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addLabel("Three letters for you", at: 160)
  }
}
