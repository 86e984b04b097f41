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
      child.view.translatesAutoresizingMaskIntoConstraints = false
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    let (upper, middle, lower) = (station.view!, player.view!, volume.view!)
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: view.topAnchor),
      middle.topAnchor.constraint(equalTo: upper.bottomAnchor),
      lower.topAnchor.constraint(equalTo: middle.bottomAnchor),
      lower.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      upper.heightAnchor.constraint(equalTo: lower.heightAnchor),
      middle.heightAnchor.constraint(equalTo: lower.heightAnchor, multiplier: 2),
    ])
  }
}
