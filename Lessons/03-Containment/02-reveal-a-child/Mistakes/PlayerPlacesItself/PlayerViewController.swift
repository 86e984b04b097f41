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
    if let s = view.superview {
      view.frame = CGRect(x: 0, y: s.bounds.height - 100, width: s.bounds.width, height: 100)
    }
    label.frame = view.bounds.insetBy(dx: 20, dy: 20)
  }
}
