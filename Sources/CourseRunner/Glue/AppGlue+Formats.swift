import CourseModel

extension AppGlue {
  /// Has formats looked at before they are believed; only for an app that ``mayFormat(_:)``.
  package static let formats = """
    import UIKit

    extension String {
      nonisolated init(format: __shared String, _ arguments: any CVarArg...) {
        self = _courseFormat(format, arguments)
      }

      nonisolated init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = _courseFormat(format, arguments)
      }

      nonisolated init(
        format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...
      ) {
        self = _courseFormat(format, locale: locale, arguments)
      }

      nonisolated init(
        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
      ) {
        self = _courseFormat(format, locale: locale, arguments)
      }

      nonisolated static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String {
        _courseFormat(format, locale: .current, arguments)
      }
    }

    extension StringProtocol {
      nonisolated func appendingFormat<Format: StringProtocol>(
        _ format: Format, _ arguments: any CVarArg...
      ) -> String {
        "\\(self)\\(_courseFormat(String(format), arguments))"
      }
    }

    extension NSString {
      nonisolated convenience init(format: String, _ arguments: any CVarArg...) {
        self.init(string: _courseFormat(format, arguments))
      }

      nonisolated class func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> Self {
        self.init(string: _courseFormat(format, locale: .current, arguments))
      }

      nonisolated func appendingFormat(_ format: String, _ arguments: any CVarArg...) -> NSString {
        NSString(string: "\\(self)\\(_courseFormat(format, arguments))")
      }
    }

    """

  /// Whether a file of Swift may name one of Foundation's ways to format a text. Every one of them has
  /// these letters in its name, and Swift has no other way to write them.
  package static func mayFormat(_ source: [UInt8]) -> Bool {
    source.firstPlace(of: "ormat") != nil
  }
}
