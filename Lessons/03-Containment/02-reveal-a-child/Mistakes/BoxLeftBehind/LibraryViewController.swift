import UIKit

class LibraryViewController: UIViewController {
  let player = PlayerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Play", #selector(showPlayer)), ("Stop", #selector(hidePlayer)))
  }

  @objc func showPlayer() {
    addChild(player)
    let box = UIView(
      frame: CGRect(x: 0, y: view.bounds.maxY - 100, width: view.bounds.width, height: 100))
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    player.view.frame = box.bounds
    player.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(player.view)
    view.addSubview(box)
    player.didMove(toParent: self)
  }

  @objc func hidePlayer() {
    player.willMove(toParent: nil)
    player.view.removeFromSuperview()
    player.removeFromParent()
  }
}
