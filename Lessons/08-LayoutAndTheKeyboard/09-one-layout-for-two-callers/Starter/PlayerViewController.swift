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

  override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval)
  {
    super.willAnimateRotation(to: orientation, duration: duration)
    let height: CGFloat = orientation == .portrait ? 160 : 60
    player.panelHeight?.constant = height
    player.panel.frame.size.height = height
  }
}
