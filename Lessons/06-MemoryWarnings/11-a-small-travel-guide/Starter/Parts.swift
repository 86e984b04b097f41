import UIKit

/// A field whose keyboard goes when the user presses Return. It needs no other delegate.
class NoteField: UITextField, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    resignFirstResponder()
    return true
  }
}

/// What a screen is made of. Each part is added to the controller's view, so far from its upper edge.
extension UIViewController {
  @discardableResult
  func addButton(_ title: String, at y: CGFloat, action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return add(button, at: y, height: 40)
  }

  @discardableResult
  func addLabel(_ text: String, at y: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    return add(label, at: y, height: 30)
  }

  func addNoteField(_ identifier: String, at y: CGFloat) -> NoteField {
    let field = NoteField()
    field.accessibilityIdentifier = identifier
    field.delegate = field
    return add(field, at: y, height: 35)
  }

  @discardableResult
  func addPicture(_ image: UIImage?, _ identifier: String, at y: CGFloat) -> UIImageView {
    let picture = UIImageView(image: image)
    picture.accessibilityIdentifier = identifier
    return add(picture, at: y, height: 40)
  }

  private func add<Part: UIView>(_ part: Part, at y: CGFloat, height: CGFloat) -> Part {
    part.frame = CGRect(x: 20, y: y, width: 280, height: height)
    view.addSubview(part)
    return part
  }
}
