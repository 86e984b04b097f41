extension AppGlue {
  /// Words of texts, which Foundation on Linux does not tell apart.
  static let words = """
    import Foundation
    import UIKit

    extension NSString.EnumerationOptions {
      nonisolated static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
    }

    extension String {
      nonisolated func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: NSString.EnumerationOptions = [],
        _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
      ) where R.Bound == Index {
        guard opts.rawValue & 0xFF == 3 else {
          return Substring(self).enumerateSubstrings(in: range, options: opts, body)
        }
        _courseEnumerateWords(
          in: range.relative(to: self), isReversed: opts.contains(.reverse), body)
      }
    }

    """
}
