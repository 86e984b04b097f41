import UIKit

class LibraryViewController: UIViewController {
  let player = PlayerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Play", #selector(showPlayer)), ("Stop", #selector(hidePlayer)))
  }

  @objc func showPlayer() {
    addChild(player)
    view.addSubview(player.view)
    player.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    DispatchQueue.main.async { [self] in
      player.view.frame = CGRect(
        x: 0, y: view.bounds.maxY - 100, width: view.bounds.width, height: 100)
    }
  }
  @objc func hidePlayer() {
    player.willMove(toParent: nil)
    player.view.removeFromSuperview()
    player.removeFromParent()
  }
}
