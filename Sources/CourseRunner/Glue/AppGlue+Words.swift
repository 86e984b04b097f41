extension AppGlue {
  /// Words and sentences of texts, which Foundation on Linux does not tell apart.
  static let words = """
    import Foundation
    import UIKit

    extension NSString.EnumerationOptions {
      nonisolated static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
      nonisolated static var bySentences: NSString.EnumerationOptions { .init(rawValue: 4) }
    }

    extension String {
      nonisolated func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: NSString.EnumerationOptions = [],
        _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
      ) where R.Bound == Index {
        if _courseEnumerate(in: range.relative(to: self), options: opts, body) { return }
        Substring(self).enumerateSubstrings(in: range, options: opts, body)
      }
    }

    """
}
