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
    player.view.alpha = 0
    UIView.animate(withDuration: 0.3) { self.player.view.alpha = 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      self.player.didMove(toParent: self)
    }
  }

  @objc func hidePlayer() {
    player.willMove(toParent: nil)
    player.view.removeFromSuperview()
    player.removeFromParent()
  }
}
