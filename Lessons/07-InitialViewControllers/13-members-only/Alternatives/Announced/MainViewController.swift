import UIKit

class MainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(showNext), name: .sessionDidChange, object: nil)
    showNext()
  }

  @objc private func showNext() {
    children.first?.leaveParent()
    if let name = Session.shared.name {
      addScreen(ClubController(name: name))
    } else {
      addScreen(LoginViewController())
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

extension Notification.Name {
  /// Somebody has logged in or out.
  static let sessionDidChange = Notification.Name("sessionDidChange")
}
