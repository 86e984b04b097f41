import Foundation

/// A text that is edited, and what a person does with a piece of it (rule 1145).
protocol EditedText: PlacesText, UITextInput {
  /// Whether its letters are dots, which nobody copies.
  var hidesLetters: Bool { get }
  /// Whether a person may change it.
  var takesChanges: Bool { get }
  /// Puts a text in the place of what is selected, once the delegate has agreed.
  func put(in text: String)
  /// Whether the delegate was asked since ``mayBegin()`` began.
  var hasAskedToBegin: Bool { get set }
  /// What the delegate says to an edit that would begin.
  func delegateLetsBegin() -> Bool
}

/// Whether an edit may begin (rule 1278).
extension EditedText {
  func asksToBegin() -> Bool {
    hasAskedToBegin = true
    return delegateLetsBegin()
  }

  /// Whether the text and its delegate want it; the delegate is asked once, also where a class answers for itself.
  func mayBegin() -> Bool {
    hasAskedToBegin = false
    return canBecomeFirstResponder && (hasAskedToBegin || !takesChanges || asksToBegin())
  }
}

extension EditedText {
  private var letters: String { _typedText }
  private var selected: NSRange {
    selectedTextRange.map { letters.clamped($0.range) } ?? NSRange(location: 0, length: 0)
  }

  /// Whether the action has a meaning now; nil for one that is none of a text's.
  func allows(_ action: Selector) -> Bool? {
    let length = (letters as NSString).length
    return switch action.description {
    case "cut:": takesChanges && !hidesLetters && selected.length > 0
    case "copy:": !hidesLetters && selected.length > 0
    case "paste:": takesChanges && !(UIPasteboard.general.string ?? "").isEmpty
    case "select:": length > 0 && selected.length == 0
    case "selectAll:": length > 0 && selected.length < length
    default: nil
    }
  }

  /// Keeps what is selected for others.
  func copySelection() {
    guard allows("copy:") == true else { return }
    UIPasteboard.general.string = (letters as NSString).substring(with: selected)
  }

  /// Keeps what is selected for others, and takes it away.
  func cutSelection() {
    guard allows("cut:") == true else { return }
    copySelection()
    put(in: "")
  }

  /// Puts what others have kept in the place of what is selected.
  func pasteIntoSelection() {
    guard allows("paste:") == true, let text = UIPasteboard.general.string else { return }
    put(in: text)
  }

  /// Selects the word at the caret.
  func selectWord() {
    guard let caret = selectedTextRange?.start, allows("select:") == true else { return }
    selectedTextRange = selection(byTaps: 2, at: caret, isSecure: hidesLetters)
  }
}

extension UITextField: EditedText {
  var hidesLetters: Bool { isSecureTextEntry }
  var takesChanges: Bool { true }
}

extension UITextView: EditedText {
  var hidesLetters: Bool { false }
  var takesChanges: Bool { isEditable }
}
