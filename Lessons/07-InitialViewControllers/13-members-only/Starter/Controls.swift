import UIKit

extension UIViewController {
  /// Adds a button to the controller's view.
  func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  /// Adds a line of text to the controller's view.
  @discardableResult
  func addLabel(_ text: String, at y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 280, height: 40))
    label.text = text
    view.addSubview(label)
    return label
  }

  /// Adds a field for text to the controller's view; what it says while it is empty is its placeholder.
  @discardableResult
  func addField(_ placeholder: String, at y: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 280, height: 40))
    field.placeholder = placeholder
    view.addSubview(field)
    return field
  }
}
