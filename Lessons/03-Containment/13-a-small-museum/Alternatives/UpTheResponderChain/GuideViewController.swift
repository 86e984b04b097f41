import UIKit

class GuideViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 60, width: 260, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Close guide", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    // Without a target the first responder upwards that has the method hears of the tap.
    button.addTarget(
      nil, action: #selector(MuseumViewController.sendGuideAway), for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(label)
  }

  func tellRoom(_ name: String) {
    label.text = "You are in \(name)"
  }
}
