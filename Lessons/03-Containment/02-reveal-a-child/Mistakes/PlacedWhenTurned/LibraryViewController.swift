import UIKit

class LibraryViewController: UIViewController {
  let player = PlayerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Play", #selector(showPlayer)), ("Stop", #selector(hidePlayer)))
  }

  @objc func showPlayer() {
    addChild(player)
    player.view.frame = CGRect(
      x: 0, y: view.bounds.height - 100, width: view.bounds.width, height: 100)
    player.view.autoresizingMask = []
    view.addSubview(player.view)
    player.didMove(toParent: self)
  }

  @objc func hidePlayer() {
    player.willMove(toParent: nil)
    player.view.removeFromSuperview()
    player.removeFromParent()
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    super.didRotate(from: fromInterfaceOrientation)
    player.view.frame = CGRect(
      x: 0, y: view.bounds.height - 100, width: view.bounds.width, height: 100)
  }
}
