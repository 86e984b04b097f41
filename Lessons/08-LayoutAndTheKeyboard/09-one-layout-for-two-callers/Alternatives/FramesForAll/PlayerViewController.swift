import UIKit

class PlayerViewController: UIViewController {
  let player = PlayerView()

  // For iOS 5; later versions turn by themselves.
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    orientation != .portraitUpsideDown
  }

  override func loadView() {
    view = player
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 6, *) {
      // This controller sets frames on all versions.
      player.removeConstraints(player.constraints)
      for part in [player.cover, player.panel] {
        part.removeConstraints(part.constraints)
        part.translatesAutoresizingMaskIntoConstraints = true
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let whole = view.bounds
    let height = whole.width > whole.height ? 60 : whole.height / 3
    let end = whole.height - height
    player.cover.frame = CGRect(x: 0, y: 0, width: whole.width, height: end)
    player.panel.frame = CGRect(x: 0, y: end, width: whole.width, height: height)
  }
}
