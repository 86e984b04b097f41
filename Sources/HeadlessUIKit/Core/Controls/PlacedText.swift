import Foundation

/// A view that knows where the letters of its text are (rule 921).
protocol PlacesText: UIView {
  /// The lines of its text, and where their corner is in the view.
  var placedText: (layout: TextLayout, origin: CGPoint) { get }
}

extension PlacesText {
  /// Where the caret is in front of a letter, in points of the view.
  func caret(at position: UITextPosition) -> CGRect {
    let (layout, origin) = placedText
    let place = layout.caret(at: position.offset).offsetBy(dx: origin.x - 1, dy: origin.y)
    return CGRect(x: place.minX, y: place.minY, width: 2, height: place.height)
  }
  /// The rectangles of a piece of the text, one for each line.
  func rects(of range: UITextRange) -> [UITextSelectionRect] {
    let (layout, origin) = placedText
    let rects = layout.rects(of: range.range)
    return rects.enumerated().map { index, rect in
      PlacedSelectionRect(
        rect.offsetBy(dx: origin.x, dy: origin.y), isFirst: index == 0,
        isLast: index == rects.count - 1)
    }
  }
  /// The rectangle of a piece of the text in its first line; of a piece without letters the caret's.
  func firstRect(of range: UITextRange) -> CGRect {
    rects(of: range).first?.rect ?? caret(at: range.start)
  }
  /// Where typing would go on after a touch at a point.
  func position(nextTo point: CGPoint) -> UITextPosition {
    let (layout, origin) = placedText
    return UITextPosition(
      layout.insertionPlace(nextTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }
  /// The letter at a point; nil where none is.
  func letter(at point: CGPoint) -> NSRange? {
    let (layout, origin) = placedText
    let letter = layout.letter(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    return letter.map { NSRange(location: $0, length: 1) }
  }
}

/// A line of what is selected.
private final class PlacedSelectionRect: UITextSelectionRect {
  private let (place, isFirst, isLast): (CGRect, Bool, Bool)

  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    (self.place, self.isFirst, self.isLast) = (place, isFirst, isLast)
  }
  override var rect: CGRect { place }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
