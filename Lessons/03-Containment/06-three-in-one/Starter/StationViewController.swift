import UIKit

/// Writes in the middle of its view, however large the view is.
class StationViewController: UIViewController {
  let name = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Radio Bern"
    name.textAlignment = .center
    view.addSubview(name)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    name.frame = view.bounds.insetBy(dx: 20, dy: 10)
  }
}
