import UIKit

class NoteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 130, height: 40))
    label.text = "Page 7!"
    view.addSubview(label)
  }
}
