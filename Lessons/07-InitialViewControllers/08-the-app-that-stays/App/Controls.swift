import UIKit

extension UIViewController {
  /// Adds a button to the view; the controller answers it.
  func addButton(_ title: String, at y: CGFloat, action: Selector, to view: UIView) {
    let button = UIButton(type: .roundedRect)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  /// Adds a line of text to the view.
  func addLabel(_ text: String, at y: CGFloat, to view: UIView) {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 280, height: 40))
    label.text = text
    view.addSubview(label)
  }
}
