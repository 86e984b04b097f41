public import Foundation

// What a scanner reads into an object, as before iOS 13: Foundation on Linux reads into texts of Swift's alone.

extension Scanner {
  /// Reads that text if it comes next. iOS 2.0 and later.
  @discardableResult
  public nonisolated func scanString(_ string: String, into result: inout NSString?) -> Bool {
    take(scanString(string), into: &result)
  }
  /// Reads up to that text. iOS 2.0 and later.
  @discardableResult
  public nonisolated func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
    take(scanUpToString(string), into: &result)
  }
  /// Reads what comes next of these characters. iOS 2.0 and later.
  @discardableResult
  public nonisolated func scanCharacters(
    from set: CharacterSet, into result: inout NSString?
  ) -> Bool {
    take(scanCharacters(from: set), into: &result)
  }
  /// Reads up to the next of these characters. iOS 2.0 and later.
  @discardableResult
  public nonisolated func scanUpToCharacters(
    from set: CharacterSet, into result: inout NSString?
  ) -> Bool {
    take(scanUpToCharacters(from: set), into: &result)
  }

  private nonisolated func take(_ text: String?, into result: inout NSString?) -> Bool {
    guard let text else { return false }
    result = text as NSString
    return true
  }
}
