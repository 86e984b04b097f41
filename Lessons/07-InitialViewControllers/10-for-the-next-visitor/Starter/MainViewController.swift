import UIKit

class MainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    showWelcome()
  }

  func showWelcome() {
    let welcome = WelcomeViewController()
    welcome.whenDone = { [weak self] in self?.show(GuideViewController()) }
    show(welcome)
  }

  private func show(_ screen: UIViewController) {
    if let old = children.first {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(screen)
    screen.view.frame = view.bounds
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
  }
}
