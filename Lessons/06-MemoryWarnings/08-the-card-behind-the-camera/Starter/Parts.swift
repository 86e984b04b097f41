import UIKit

/// What a screen is made of. Each part is added to the controller's view, so far from its upper edge.
extension UIViewController {
  func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 280, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  /// A field to type into, with an accessibility identifier: a name that the user does not see.
  func addField(_ identifier: String, at y: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 280, height: 40))
    field.accessibilityIdentifier = identifier
    view.addSubview(field)
    return field
  }

  /// An image view without an image, with an accessibility identifier.
  func addPhoto(_ identifier: String, at y: CGFloat) -> UIImageView {
    let photo = UIImageView(frame: CGRect(x: 20, y: y, width: 100, height: 60))
    photo.accessibilityIdentifier = identifier
    view.addSubview(photo)
    return photo
  }
}
