public import Foundation

/// Looks for words that are spelled wrong; there is no dictionary here, so it finds none.
/// iOS 3.2 and later.
open class UITextChecker: NSObject {
  public override init() {
    Self.requiresClass(since: 3.2)
    super.init()
  }

  /// No range: every word is taken for a right one.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    Simulator.current.unimplemented(
      "UITextChecker", "there is no dictionary; every word counts as correct.")
    return NSRange(location: NSNotFound, length: 0)
  }
  /// What a wrong word may have meant; nothing here: there is no dictionary.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    declaredOnly("UITextChecker.guesses(forWordRange:in:language:)")
    return nil
  }
  /// What a word may become when it is typed on; nothing here.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    declaredOnly("UITextChecker.completions(forPartialWordRange:in:language:)")
    return nil
  }
  /// Passes over a word from now on, in this checker.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
  /// Takes a word for a right one from now on, in every checker (rule 1332).
  public class func learnWord(_ word: String) { Simulator.current.learned.words.insert(word) }
  /// Takes a word no longer for a right one.
  public class func unlearnWord(_ word: String) { Simulator.current.learned.words.remove(word) }
  /// Whether a word was learned.
  public class func hasLearnedWord(_ word: String) -> Bool {
    Simulator.current.learned.words.contains(word)
  }
  /// The words that this checker passes over; nil for none.
  open var ignoredWords: [String]?
  /// The languages of the device's dictionaries, the user's first.
  open class var availableLanguages: [String] { ["en_US"] }
}

/// The words that checkers have learned.
private final class LearnedWords {
  var words: Set<String> = []
}

extension Simulator {
  private static let learnedKey = StateKey { _ in LearnedWords() }
  fileprivate var learned: LearnedWords { state(Self.learnedKey) }
}
