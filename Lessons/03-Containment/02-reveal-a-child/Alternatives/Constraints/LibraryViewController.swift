import UIKit

class LibraryViewController: UIViewController {
  let player = PlayerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Play", #selector(showPlayer)), ("Stop", #selector(hidePlayer)))
  }

  @objc func showPlayer() {
    addChild(player)
    player.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(player.view)
    NSLayoutConstraint.activate([
      player.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      player.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      player.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      player.view.heightAnchor.constraint(equalToConstant: 100),
    ])
    player.didMove(toParent: self)
  }

  @objc func hidePlayer() {
    player.willMove(toParent: nil)
    player.view.removeFromSuperview()
    player.removeFromParent()
  }
}
