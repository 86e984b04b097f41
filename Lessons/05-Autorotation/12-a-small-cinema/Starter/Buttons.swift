import UIKit

extension UIViewController {
  /// A button in the controller's own view, so far from its upper edge.
  func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 280, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
