import UIKit

class NotesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 40))
    label.text = "Notes"
    view.addSubview(label)
  }
}
