public import Foundation

// Where a text stands in a sentence. English writes the names of days and months alike everywhere, so nothing
// comes of it here; an app can read what it has set.

/// What a formatter of Foundation's keeps of it, with the formatter.
private enum ContextKey {
  nonisolated(unsafe) static let address = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)
}

extension Formatter {
  fileprivate nonisolated var keptContext: Formatter.Context {
    get {
      _courseOnMain(self) {
        unsafe objc_getAssociatedObject($0, ContextKey.address) as? Formatter.Context
      } ?? .unknown
    }
    set {
      _courseOnMain((self, newValue)) {
        unsafe objc_setAssociatedObject(
          $0.0, ContextKey.address, $0.1, .OBJC_ASSOCIATION_RETAIN)
      }
    }
  }
}

extension DateFormatter {
  /// Where in a sentence the text stands; nothing comes of it in English. iOS 8.0 and later.
  public nonisolated var formattingContext: Formatter.Context {
    get { keptContext }
    set { keptContext = newValue }
  }
}

extension NumberFormatter {
  /// Where in a sentence the text stands; nothing comes of it in English. iOS 8.0 and later.
  public nonisolated var formattingContext: Formatter.Context {
    get { keptContext }
    set { keptContext = newValue }
  }
}
