public import Foundation

/// The pieces of which a text is made; iOS 3.2 and later.
public enum UITextGranularity: Int, Sendable {
  /// A letter.
  case character = 0
  /// From a word to the whole text.
  case word, sentence, paragraph, line, document
}

/// The two ways through a text; iOS 3.2 and later.
public enum UITextStorageDirection: Int, Sendable {
  /// To its end.
  case forward = 0
  /// To its beginning.
  case backward
}

/// The ways on the screen; iOS 3.2 and later.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left; up; down.
  case left, up, down
}

/// A way through a text, or on the screen; iOS 3.2 and later.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public var rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A way through the text; iOS 3.2 and later.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A way on the screen; iOS 3.2 and later.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  fileprivate var isForward: Bool {
    [UITextStorageDirection.forward.rawValue, UITextLayoutDirection.right.rawValue].contains(
      rawValue) || rawValue == UITextLayoutDirection.down.rawValue
  }
}

/// Finds the pieces of a text; iOS 3.2 and later.
@MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The piece in which a place is; nil where none is.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a piece begins or ends at a place.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Where the next piece begins or ends; nil where none does.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a piece.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The usual way to find pieces: by the letters of the text; iOS 3.2 and later.
///
/// - Important: a line is a paragraph here, as nothing is broken into lines.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: AnyObject?

  /// Makes one for a text.
  public init(textInput: any UITextInput) {
    Self.requiresClass(since: 3.2)
    input = textInput
    super.init()
  }

  /// The places of all pieces of that kind, in order.
  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    let text = (input as? any UITextInput).map(Self.text) ?? ""
    let whole = NSRange(location: 0, length: (text as NSString).length)
    let options: NSString.EnumerationOptions
    switch granularity {
    case .document: return whole.length == 0 ? [] : [whole]
    case .character: options = .byComposedCharacterSequences
    case .word: return text.words.map { NSRange($0, in: text) }
    case .sentence: return text.sentences.map { NSRange($0, in: text) }
    case .paragraph, .line: options = .byParagraphs
    }
    var found: [NSRange] = []
    (text as NSString).enumerateSubstrings(in: whole, options: options) { _, range, _, _ in
      found.append(range)
    }
    return found
  }

  /// All of a text, as the view that shows it says.
  private static func text(of input: any UITextInput) -> String {
    let (start, end) = (input.beginningOfDocument, input.endOfDocument)
    return input.textRange(from: start, to: end).flatMap { input.text(in: $0) } ?? ""
  }

  // Places and ranges are those of the view, which may have classes of its own for them.

  private func number(of position: UITextPosition) -> Int {
    (input as? any UITextInput).map { $0.offset(from: $0.beginningOfDocument, to: position) }
      ?? position.offset
  }
  private func place(_ number: Int) -> UITextPosition? {
    (input as? any UITextInput).flatMap {
      $0.position(from: $0.beginningOfDocument, offset: number)
    }
  }

  /// The piece in which a place is; nil where none is.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let number = number(of: position)
    // At an edge the way decides whether what follows counts, or what comes before.
    let unit = units(granularity).first {
      direction.isForward
        ? $0.location <= number && number < NSMaxRange($0)
        : $0.location < number && number <= NSMaxRange($0)
    }
    guard let unit, let start = place(unit.location), let end = place(NSMaxRange(unit)) else {
      return nil
    }
    return (input as? any UITextInput)?.textRange(from: start, to: end)
  }
  /// Whether a piece ends at a place, on the way there; going back, whether it begins.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let number = number(of: position)
    return units(granularity).contains {
      number == (direction.isForward ? NSMaxRange($0) : $0.location)
    }
  }
  /// Where the next piece ends; going back, where it begins; nil where none does.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let (units, number) = (units(granularity), number(of: position))
    return direction.isForward
      ? units.first { NSMaxRange($0) > number }.flatMap { place(NSMaxRange($0)) }
      : units.last { $0.location < number }.flatMap { place($0.location) }
  }
  /// Whether a place is in a piece.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
