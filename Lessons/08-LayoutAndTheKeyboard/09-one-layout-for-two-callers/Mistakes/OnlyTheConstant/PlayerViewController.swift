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
    arrange()
  }

  override func updateViewConstraints() {
    arrange()
    super.updateViewConstraints()
  }

  func arrange() {
    let whole = view.bounds
    player.panelHeight?.constant = whole.width > whole.height ? 60 : whole.height / 3
  }
}
