extension AppGlue {
  /// What of Foundation hands out pointers, with such as may be used without danger.
  static let pointers = """
    import Foundation
    import UIKit

    extension NSRegularExpression {
      @safe nonisolated func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: @escaping (
          NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
      ) {
        _courseEnumerateMatches(in: string, options: options, range: range, using: block)
      }
    }

    extension NSString {
      @safe nonisolated func enumerateSubstrings(
        in range: NSRange, options opts: NSString.EnumerationOptions = [],
        using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, in: range, options: opts, using: block)
      }

      @safe nonisolated func enumerateLines(
        _ block: @escaping (String, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerateLines(of: self, using: block)
      }
    }

    extension PropertyListSerialization {
      @safe nonisolated static func propertyList(
        from data: Data, options: PropertyListSerialization.ReadOptions = [],
        format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?
      ) throws -> Any {
        unsafe try _courseList(data, options: options, format: format)
      }
    }

    extension NSArray {
      @safe nonisolated func enumerateObjects(
        _ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, options: [], using: block)
      }

      @safe nonisolated func enumerateObjects(
        options: NSEnumerationOptions = [],
        using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, options: options, using: block)
      }
    }

    extension NSDictionary {
      @safe nonisolated func enumerateKeysAndObjects(
        _ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, using: block)
      }
    }

    extension NSSet {
      @safe nonisolated func enumerateObjects(
        _ block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, using: block)
      }
    }

    """
}
