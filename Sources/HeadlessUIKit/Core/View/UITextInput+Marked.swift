public import Foundation

/// What a keyboard of other languages asks of a text.
extension UITextInput {
  /// How two places are to each other; iOS 3.2 and later.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
  /// The letters that are not yet decided; always none here. iOS 3.2 and later.
  public var markedTextRange: UITextRange? { nil }
  /// Decides the letters that were not yet; iOS 3.2 and later.
  public func unmarkText() {}
  /// Where a piece of the text is; nothing is measured here. iOS 3.2 and later.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The rectangles of what is selected; nothing is measured here. iOS 6.0 and later.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place next to a point; the end of the text here. iOS 3.2 and later.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}

/// A rectangle of what is selected; iOS 6.0 and later.
open class UITextSelectionRect: NSObject {
  /// Where it is, in points.
  open var rect: CGRect { .zero }
}
