import UIKit

class LibraryViewController: UIViewController {
  let player = PlayerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Play", at: 40, action: #selector(showPlayer))
    addButton("Stop", at: 90, action: #selector(hidePlayer))
  }

  @objc func showPlayer() {
    // Make the player a child here.
  }

  @objc func hidePlayer() {
    // Take it away again here.
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
