import UIKit

class TabsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    label.text = "Work"
    view.addSubview(label)
  }
}
