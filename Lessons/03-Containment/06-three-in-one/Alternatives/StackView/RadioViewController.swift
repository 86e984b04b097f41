import UIKit

class RadioViewController: UIViewController {
  let station = StationViewController()
  let player = PlayerViewController()
  let volume = VolumeViewController(nibName: "Volume", bundle: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(frame: view.bounds)
    stack.axis = .vertical
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    for child in [station, player, volume] {
      addChild(child)
      stack.addArrangedSubview(child.view)
      child.didMove(toParent: self)
    }
    for (child, part) in [(station, 0.25), (player, 0.5)] {
      child.view.heightAnchor.constraint(equalTo: stack.heightAnchor, multiplier: part).isActive =
        true
    }
  }
}
