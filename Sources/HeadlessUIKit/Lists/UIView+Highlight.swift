import Foundation

extension UIView {
  /// Highlights the labels and pictures in it, as a cell does that is selected or touched (rule 1248).
  final func spreadHighlight(_ isOn: Bool) {
    // A list of its own: trees may be deeper than the stack.
    var waiting = drawnSubviews
    while let view = waiting.popLast() {
      if let label = view as? UILabel {
        label.isHighlighted = isOn
      } else if let picture = view as? UIImageView {
        picture.ownHighlighted = isOn
      }
      waiting += view.drawnSubviews
    }
  }
}
