public import Foundation

/// What a person does with a link in a text; iOS 10.0 and later.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// A place in a text; iOS 3.2 and later.
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) {
    Self.requiresClass(since: 3.2)
    self.offset = offset
  }
}

/// A piece of a text; iOS 3.2 and later.
open class UITextRange: NSObject {
  let range: NSRange
  init(_ range: NSRange) {
    Self.requiresClass(since: 3.2)
    self.range = range
  }
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
  open var isEmpty: Bool { range.length == 0 }
}

/// Takes text at places of it; iOS 3.2 and later.
@MainActor
public protocol UITextInput: UIKeyInput {
  var _typedText: String { get set }
}
extension UITextField: UITextInput {
  public var _typedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
extension UITextView: UITextInput {
  public var _typedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextInput {
  public func insertText(_ text: String) { _typedText += text }
  public func deleteBackward() { _typedText = String(_typedText.dropLast()) }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition((_typedText as NSString).length) }
  /// The end of the text: where typing goes on here.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(NSRange(location: (_typedText as NSString).length, length: 0)) }
    set {
      Simulator.current.unimplemented(
        "UITextInput.selectedTextRange", "typing goes on at the end of a text.")
    }
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return place >= 0 && place <= (_typedText as NSString).length ? UITextPosition(place) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard toPosition.offset >= from.offset else { return nil }
    return UITextRange(
      NSRange(location: from.offset, length: toPosition.offset - from.offset))
  }
  public func text(in range: UITextRange) -> String? {
    let text = _typedText as NSString
    return NSMaxRange(range.range) <= text.length ? text.substring(with: range.range) : nil
  }
  public func replace(_ range: UITextRange, withText text: String) {
    let old = _typedText as NSString
    guard NSMaxRange(range.range) <= old.length else { return }
    _typedText = old.replacingCharacters(in: range.range, with: text)
  }
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
}
