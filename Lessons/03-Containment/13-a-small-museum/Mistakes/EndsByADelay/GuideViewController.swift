import UIKit

class GuideViewController: UIViewController {
  var whenDone: () -> Void = {}
  private let label = UILabel(
    frame: CGRect(x: 20, y: 60, width: 260, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Close guide", #selector(close)))
    view.addSubview(label)
  }

  func tellRoom(_ name: String) {
    label.text = "You are in \(name)"
  }

  @objc func close() {
    whenDone()
  }
}
