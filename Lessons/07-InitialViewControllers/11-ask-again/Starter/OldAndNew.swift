import UIKit

// Containers and presentations, on iOS 3 and 4 as well as on later versions.
extension UIViewController {
  /// Shows the other controller's view in this one's; from iOS 5 on it becomes a child.
  func addScreen(_ child: UIViewController) {
    if #available(iOS 5, *) { addChild(child) }
    child.view.frame = view.bounds
    view.addSubview(child.view)
    if #available(iOS 5, *) { child.didMove(toParent: self) }
  }

  /// Takes the controller's view away, and from iOS 5 on the controller from its parent.
  func leaveParent() {
    if #available(iOS 5, *) { willMove(toParent: nil) }
    view.removeFromSuperview()
    if #available(iOS 5, *) { removeFromParent() }
  }

  /// Presents the other controller over the whole screen.
  func cover(with other: UIViewController) {
    if #available(iOS 5, *) {
      other.modalPresentationStyle = .fullScreen
      present(other, animated: false)
    } else {
      presentModalViewController(other, animated: false)
    }
  }

  /// Dismisses what is presented.
  func uncover() {
    if #available(iOS 5, *) {
      dismiss(animated: false)
    } else {
      dismissModalViewController(animated: false)
    }
  }
}
