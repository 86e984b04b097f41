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
      x: 0, y: view.bounds.maxY - 100, width: view.bounds.width, height: 100)
    player.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(player.view)
    player.viewWillAppear(false)
    player.didMove(toParent: self)
    player.viewDidAppear(false)
  }

  @objc func hidePlayer() {
    player.willMove(toParent: nil)
    player.view.removeFromSuperview()
    player.removeFromParent()
  }
}
