import UIKit

/// Shows the name of a room in the middle of its view, however large the view is.
class RoomViewController: UIViewController {
  let name: String
  private let label = UILabel()

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = name
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.frame = CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 40)
  }
}
