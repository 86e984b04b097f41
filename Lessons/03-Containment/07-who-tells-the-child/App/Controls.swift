import UIKit

extension UIViewController {
  /// Adds buttons, one below the other, to the upper left of the view.
  func addButtons(_ buttons: (title: String, action: Selector)...) {
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 20, y: 20 + 50 * index, width: 200, height: 44)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}
