import UIKit

/// A cover with a panel of controls below it.
///
/// From iOS 6 on constraints hold the two together: the panel lies at the lower edge and the cover
/// takes the rest, so there is one number to set. iOS 5 has no constraints; there both have frames.
class PlayerView: UIView {
  let cover = UILabel()
  let panel = UILabel()
  /// How high the panel is; nil up to iOS 5.
  private(set) var panelHeight: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.text = "Blue Train"
    panel.text = "Play"
    panel.backgroundColor = .lightGray
    for part in [cover, panel] { addSubview(part) }
    if #available(iOS 6, *) { connect() }
  }

  required init?(coder: NSCoder) { fatalError("No nib has one.") }

  private func connect() {
    let edges: [(UIView, NSLayoutConstraint.Attribute, UIView, NSLayoutConstraint.Attribute)] = [
      (cover, .left, self, .left), (cover, .right, self, .right), (cover, .top, self, .top),
      (cover, .bottom, panel, .top), (panel, .left, self, .left), (panel, .right, self, .right),
      (panel, .bottom, self, .bottom),
    ]
    for part in [cover, panel] { part.translatesAutoresizingMaskIntoConstraints = false }
    for (one, edge, other, otherEdge) in edges {
      addConstraint(
        NSLayoutConstraint(
          item: one, attribute: edge, relatedBy: .equal, toItem: other, attribute: otherEdge,
          multiplier: 1, constant: 0))
    }
    let height = NSLayoutConstraint(
      item: panel, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 100)
    addConstraint(height)
    panelHeight = height
  }
}
