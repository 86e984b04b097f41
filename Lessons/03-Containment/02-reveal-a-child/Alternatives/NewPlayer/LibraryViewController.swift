import UIKit

class LibraryViewController: UIViewController {
  var player: PlayerViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Play", #selector(showPlayer)), ("Stop", #selector(hidePlayer)))
  }

  @objc func showPlayer() {
    let player = PlayerViewController()
    addChild(player)
    player.view.frame = CGRect(
      x: 0, y: view.bounds.maxY - 100, width: view.bounds.width, height: 100)
    player.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(player.view)
    player.didMove(toParent: self)
    self.player = player
  }

  @objc func hidePlayer() {
    player?.willMove(toParent: nil)
    player?.view.removeFromSuperview()
    player?.removeFromParent()
    player = nil
  }
}
