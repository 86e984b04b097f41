import Foundation

/// What a finger selects in a text that is edited (rule 928).
extension PlacesText where Self: UITextInput {
  /// What so many taps next to a place select: the nearer end of a word, the word, or the paragraph.
  ///
  /// - Parameter isSecure: Whether the letters are hidden: they are one word then, so that nobody sees where words end.
  func selection(
    byTaps count: Int, at place: UITextPosition, isSecure: Bool = false
  ) -> UITextRange {
    let text = _typedText
    let caret = text.clamped(NSRange(location: place.offset, length: 0))
    if count > 2 { return UITextRange((text as NSString).paragraphRange(for: caret)) }
    let words =
      isSecure
      ? [text.clamped(NSRange(location: 0, length: .max))]
      : text.words.map { NSRange($0, in: text) }
    guard
      let word = words.first(where: {
        $0.location <= caret.location && caret.location <= NSMaxRange($0)
      })
    else { return UITextRange(caret) }
    if count == 2 { return UITextRange(word) }
    let isNearStart = 2 * (caret.location - word.location) < word.length
    return UITextRange(
      NSRange(location: isNearStart ? word.location : NSMaxRange(word), length: 0))
  }
}

extension UITextView {
  /// Where the caret goes that a finger puts at a point: below the last line to the end of the text.
  final func caretPlace(nextTo point: CGPoint) -> UITextPosition? {
    let (layout, origin) = placedText
    let lower = origin.y + (layout.lines.last?.fragment.maxY ?? 0)
    return point.y >= lower ? endOfDocument : closestPosition(to: point)
  }
}
