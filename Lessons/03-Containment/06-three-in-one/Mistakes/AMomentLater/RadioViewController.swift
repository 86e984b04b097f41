import UIKit

class RadioViewController: UIViewController {
  let station = StationViewController()
  let player = PlayerViewController()
  let volume = VolumeViewController(nibName: "Volume", bundle: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [station, player, volume] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    DispatchQueue.main.async { [self] in
      let (width, quarter) = (view.bounds.width, view.bounds.height / 4)
      station.view.frame = CGRect(x: 0, y: 0, width: width, height: quarter)
      player.view.frame = CGRect(x: 0, y: quarter, width: width, height: 2 * quarter)
      volume.view.frame = CGRect(x: 0, y: 3 * quarter, width: width, height: quarter)
    }
  }
}
