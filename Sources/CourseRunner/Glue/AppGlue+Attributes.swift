extension AppGlue {
  /// What of Foundation takes ranges of a text with attributes, and looks at none of them.
  static let attributes = """
    import Foundation
    import UIKit

    extension NSAttributedString {
      @safe nonisolated func enumerateAttribute(
        _ name: NSAttributedString.Key, in range: NSRange,
        options: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, name, in: range, options: options, using: block)
      }

      @safe nonisolated func enumerateAttributes(
        in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, in: range, options: options, using: block)
      }

      @safe nonisolated func attribute(
        _ name: NSAttributedString.Key, at index: Int, effectiveRange range: NSRangePointer?
      ) -> Any? {
        unsafe _courseAttribute(name, of: self, at: index, effectiveRange: range)
      }

      @safe nonisolated func attributes(
        at index: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
      ) -> [NSAttributedString.Key: Any] {
        unsafe _courseAttributes(of: self, at: index, longestEffectiveRange: range, in: limit)
      }

      @safe nonisolated func attribute(
        _ name: NSAttributedString.Key, at index: Int, longestEffectiveRange range: NSRangePointer?,
        in limit: NSRange
      ) -> Any? {
        unsafe _courseAttribute(
          name, of: self, at: index, longestEffectiveRange: range, in: limit)
      }

      nonisolated func attributedSubstring(from range: NSRange) -> NSAttributedString {
        _courseSubstring(of: self, from: range)
      }
    }

    extension NSMutableAttributedString {
      nonisolated func addAttribute(
        _ name: NSAttributedString.Key, value: Any, range: NSRange
      ) {
        _courseChange(self, in: range, .add([name: value]))
      }

      nonisolated func addAttributes(
        _ attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
      ) {
        _courseChange(self, in: range, .add(attributes))
      }

      nonisolated func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        _courseChange(self, in: range, .remove(name))
      }

      nonisolated func replaceCharacters(in range: NSRange, with string: NSAttributedString) {
        _courseChange(self, in: range, .replaceStyled(string))
      }

      nonisolated func insert(_ string: NSAttributedString, at location: Int) {
        _courseChange(self, in: NSRange(location: location, length: 0), .replaceStyled(string))
      }

      nonisolated func deleteCharacters(in range: NSRange) {
        _courseChange(self, in: range, .replace(""))
      }
    }

    """

  /// What of that a text has that keeps its letters itself, as a storage of an app's own does.
  static let storages = """
    import Foundation
    import UIKit

    extension NSAttributedString {
      @safe nonisolated func attributes(
        at index: Int, effectiveRange range: NSRangePointer?
      ) -> [NSAttributedString.Key: Any] {
        unsafe _courseAttributes(of: self, at: index, effectiveRange: range)
      }
    }

    extension NSMutableAttributedString {
      nonisolated func setAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, range: NSRange
      ) {
        _courseChange(self, in: range, .set(attributes))
      }

      nonisolated func replaceCharacters(in range: NSRange, with string: String) {
        _courseChange(self, in: range, .replace(string))
      }
    }

    """
}
