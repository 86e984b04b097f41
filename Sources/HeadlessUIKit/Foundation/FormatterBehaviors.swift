public import Foundation

extension DateFormatter {
  /// As which release of macOS dates are written. iOS 2.0 and later.
  public nonisolated enum Behavior: UInt, Sendable {
    /// As is usual, or as version 10.4 and later do.
    case `default` = 0, behavior10_4 = 1040
  }

  /// As which release of macOS dates are written; iOS knows the later one alone (rule 1176). iOS 2.0 and later.
  public nonisolated var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }

  /// What new formatters have (rule 1176). iOS 2.0 and later.
  public nonisolated static var defaultFormatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension NumberFormatter {
  /// As which release of macOS numbers are written. iOS 2.0 and later.
  public nonisolated enum Behavior: UInt, Sendable {
    /// As is usual, or as version 10.4 and later do.
    case `default` = 0, behavior10_4 = 1040
  }

  /// As which release of macOS numbers are written; iOS knows the later one alone (rule 1176).
  /// iOS 2.0 and later.
  public nonisolated var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }

  /// What new formatters have (rule 1176). iOS 2.0 and later.
  public nonisolated static func setDefaultFormatterBehavior(_ behavior: Behavior) {}
  /// What new formatters have (rule 1176). iOS 2.0 and later.
  public nonisolated static func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
}
