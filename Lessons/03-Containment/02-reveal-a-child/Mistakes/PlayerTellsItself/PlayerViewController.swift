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

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let parent { didMove(toParent: parent) }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    willMove(toParent: nil)
  }
}
