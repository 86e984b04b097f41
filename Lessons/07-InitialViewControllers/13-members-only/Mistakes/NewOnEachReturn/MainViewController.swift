import UIKit

class MainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    showNext()
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in self.showNext() }
  }

  private func showNext() {
    children.first?.leaveParent()
    if let name = Session.shared.name {
      addScreen(ClubController(name: name, whenLoggedOut: { [weak self] in self?.showNext() }))
    } else {
      addScreen(LoginViewController(whenDone: { [weak self] in self?.showNext() }))
    }
  }
}

extension UIViewController {
  /// Makes the other controller a child, and lays its view over everything here.
  func addScreen(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes the controller and its view away from its parent.
  func leaveParent() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
