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
      x: 0, y: view.bounds.maxY, width: view.bounds.width, height: 100)
    player.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(player.view)
    UIView.animate(
      withDuration: 0.3,
      animations: { self.player.view.frame.origin.y = self.view.bounds.maxY - 100 },
      completion: { _ in self.player.didMove(toParent: self) })
  }

  @objc func hidePlayer() {
    player.willMove(toParent: nil)
    UIView.animate(
      withDuration: 0.3,
      animations: { self.player.view.frame.origin.y = self.view.bounds.maxY },
      completion: { _ in
        self.player.view.removeFromSuperview()
        self.player.removeFromParent()
      })
  }
}
