import UIKit

/// What a screen is made of, each in its place.
extension UIViewController {
  func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  func addLabel(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 170, width: 200, height: 44))
    label.text = text
    view.addSubview(label)
    return label
  }

  /// An image view for a part of the map, which holds its image.
  func addPart(_ index: Int, showing tile: UIImage?) {
    let part = UIImageView(image: tile)
    part.accessibilityIdentifier = "tile \(index + 1)"
    part.frame = CGRect(x: 20 + 70 * index, y: 220, width: 60, height: 60)
    view.addSubview(part)
  }
}
