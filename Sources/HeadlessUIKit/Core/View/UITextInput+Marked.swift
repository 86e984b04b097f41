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
  /// Puts in letters that are not yet decided; here they are at once. iOS 3.2 and later.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText) }
  func mark(_ markedText: String?) {
    Simulator.current.unimplemented(
      "UITextInput.setMarkedText(_:selectedRange:)", "the letters are typed and decided at once.")
    insertText(markedText ?? "")
  }
  /// How letters look that are not yet decided; there are none here. iOS 3.2 and later.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set { declaredOnly("UITextInput.markedTextStyle", nil as Any?, newValue as Any?) }
  }
  /// Finds words, sentences and lines; iOS 3.2 and later.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  /// The letter at a point: an app's own view has to say it. iOS 3.2 and later.
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
  /// The place so many letters to one side, as the text runs from left to right; nil outside of the text.
  /// iOS 3.2 and later.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(
      from: position, offset: [.left, .up].contains(direction) ? -offset : offset)
  }
  /// Decides the letters that were not yet; iOS 3.2 and later.
  public func unmarkText() {}
  /// Where a piece of the text is: an app's own view has to say it. iOS 3.2 and later.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The rectangles of a piece of the text: an app's own view has to say them. iOS 6.0 and later.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place next to a point: the end of the text where a view does not say it. iOS 3.2 and later.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}

/// A rectangle of what is selected; iOS 6.0 and later.
open class UITextSelectionRect: NSObject {
  /// Where it is, in points.
  open var rect: CGRect { .zero }
  /// How its text is written.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the first letter is in it.
  open var containsStart: Bool { false }
  /// Whether the last letter is in it.
  open var containsEnd: Bool { false }
  /// Whether its text is written from top to bottom.
  open var isVertical: Bool { false }
}
