import UIKit

class PlayerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Fit the window", at: 40, action: #selector(fitWindow))
    // There is room for it on the screen of an iPhone 5.
    addButton("Play", at: 500, action: #selector(play))
  }

  @objc func play() {
    print("playing")
  }

  @objc func fitWindow() {
    view.window?.frame = UIScreen.main.bounds
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
