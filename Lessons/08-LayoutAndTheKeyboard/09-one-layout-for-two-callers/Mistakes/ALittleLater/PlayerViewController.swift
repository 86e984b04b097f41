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

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    DispatchQueue.main.async { self.arrange() }
  }

  override func updateViewConstraints() {
    arrange()
    super.updateViewConstraints()
  }

  func arrange() {
    let whole = view.bounds
    let height = whole.width > whole.height ? 60 : whole.height / 3
    if let panelHeight = player.panelHeight {
      panelHeight.constant = height
    } else {
      let (cover, panel) = whole.divided(atDistance: whole.height - height, from: .minYEdge)
      player.cover.frame = cover
      player.panel.frame = panel
    }
  }
}
