import UIKit

class CoverViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 40))
    label.text = "Giraffes"
    view.addSubview(label)
  }
}
