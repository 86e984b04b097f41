import UIKit

class RadioViewController: UIViewController {
  let station = StationViewController()
  let player = PlayerViewController()
  let volume = VolumeViewController(nibName: "Volume", bundle: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    add(station)
    add(player)
    add(volume)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var top: CGFloat = 0
    for (child, share) in [(station, 0.25), (player, 0.5), (volume, 0.25)]
      as [(UIViewController, CGFloat)]
    {
      let height = view.bounds.height * share
      child.view.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
      top += height
    }
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
