public import Foundation

/// What a person does with a link in a text; iOS 10.0 and later.
public enum UITextItemInteraction: Int, Sendable {
  /// It is to be followed; its menu is to be shown; it is to be looked at.
  case invokeDefaultAction, presentActions, preview
}

/// A place in a text; iOS 3.2 and later.
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) {
    Self.requiresClass(since: 3.2)
    self.offset = offset
  }
  /// Makes the place before the first letter; an app's subclass knows another one.
  public override init() {
    Self.requiresClass(since: 3.2)
    offset = 0
    super.init()
  }
}

/// A piece of a text; iOS 3.2 and later.
open class UITextRange: NSObject {
  let range: NSRange
  init(_ range: NSRange) {
    Self.requiresClass(since: 3.2)
    self.range = range
  }
  /// Makes one with nothing in it; an app's subclass knows another one.
  public override init() {
    Self.requiresClass(since: 3.2)
    range = NSRange(location: 0, length: 0)
    super.init()
  }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
  /// Whether nothing is in it.
  open var isEmpty: Bool { range.length == 0 }
}

/// Takes text at places of it; iOS 3.2 and later.
@MainActor
public protocol UITextInput: UIKeyInput {
  /// What was typed so far; what an app's view does not say itself follows from it.
  var _typedText: String { get set }
  /// The place before the first letter.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the last letter.
  var endOfDocument: UITextPosition { get }
  /// What is selected; nil for nothing.
  var selectedTextRange: UITextRange? { get set }
  /// The letters that are not yet decided; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The letters in a range; nil outside of the text.
  func text(in range: UITextRange) -> String?
  /// Puts another text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Puts in letters that are not yet decided.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Decides the letters that were not yet.
  func unmarkText()
  /// What is between two places.
  func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many letters from another one; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place so many letters to one side; nil outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// How two places are to each other.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many letters are between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// Where a piece of the text is in its first line, in points.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret is, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a piece of the text; iOS 6.0 and later.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place next to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The letter at a point; nil for none.
  func characterRange(at point: CGPoint) -> UITextRange?
}
extension UITextField: UITextInput {
  /// What was typed so far.
  public var _typedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
extension UITextView: UITextInput {
  /// What was typed so far.
  public var _typedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextInput {
  /// What was typed so far; a view of an app's own keeps its text by itself.
  public var _typedText: String {
    get { "" }
    set {}
  }
  /// Adds a text at the end.
  public func insertText(_ text: String) { _typedText += text }
  /// Deletes the last letter.
  public func deleteBackward() { _typedText = String(_typedText.dropLast()) }
  /// The place before the first letter.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the last letter.
  public var endOfDocument: UITextPosition { UITextPosition((_typedText as NSString).length) }
  /// The end of the text: where typing goes on where a view does not say it.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(NSRange(location: (_typedText as NSString).length, length: 0)) }
    set {
      Simulator.current.unimplemented(
        "UITextInput.selectedTextRange", "typing goes on at the end of a text.")
    }
  }
  /// The place so many letters from another one; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(offset, from: position)
  }
  func place(_ offset: Int, from position: UITextPosition) -> UITextPosition? {
    let place = position.offset + offset
    return place >= 0 && place <= (_typedText as NSString).length ? UITextPosition(place) : nil
  }
  /// How many letters are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// What is between two places.
  public func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard toPosition.offset >= from.offset else { return nil }
    return UITextRange(
      NSRange(location: from.offset, length: toPosition.offset - from.offset))
  }
  /// The letters in a range; nil outside of the text.
  public func text(in range: UITextRange) -> String? {
    let text = _typedText as NSString
    return NSMaxRange(range.range) <= text.length ? text.substring(with: range.range) : nil
  }
  /// Puts another text in the place of a range.
  public func replace(_ range: UITextRange, withText text: String) { put(text, into: range) }
  func put(_ text: String, into range: UITextRange) {
    let old = _typedText as NSString
    guard NSMaxRange(range.range) <= old.length else { return }
    _typedText = old.replacingCharacters(in: range.range, with: text)
  }
  /// Where the caret is: an app's own view has to say it.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
}
