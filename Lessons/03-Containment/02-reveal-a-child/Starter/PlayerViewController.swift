import UIKit

class PlayerViewController: UIViewController {
  let label = UILabel(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Now playing"
    view.addSubview(label)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.frame = view.bounds.insetBy(dx: 20, dy: 20)
  }
}
