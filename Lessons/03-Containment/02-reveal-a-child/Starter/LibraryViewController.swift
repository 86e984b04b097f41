import UIKit

class LibraryViewController: UIViewController {
  let player = PlayerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Play", #selector(showPlayer)), ("Stop", #selector(hidePlayer)))
  }

  @objc func showPlayer() {
    // Make the player a child here.
  }

  @objc func hidePlayer() {
    // Take it away again here.
  }
}
