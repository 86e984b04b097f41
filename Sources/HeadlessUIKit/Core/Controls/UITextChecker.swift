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
      "UITextChecker", "there is no dictionary; every word is taken for a right one.")
    return NSRange(location: NSNotFound, length: 0)
  }
}
