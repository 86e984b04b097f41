import CourseModel
public import Foundation

/// What a test means by UIKit's class: the pasteboard of the device, as far as it holds texts.
///
/// What is copied before the app runs is on it when the app is launched.
open class UIPasteboard: NSObject {
  /// The one that all apps share.
  public static let general = UIPasteboard()

  private override init() {}

  /// The text on it; nil for none.
  open var string: String? {
    get { TestRun.current?.pasteboard }
    set { TestRun.current?.copy(newValue) }
  }
  /// The texts on it.
  open var strings: [String]? {
    get { string.map { [$0] } ?? [] }
    set { string = newValue?.first }
  }
  /// The address on it; nil for none.
  open var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  /// What is on it, each thing by its types.
  open var items: [[String: Any]] {
    get { string.map { [["public.utf8-plain-text": $0]] } ?? [] }
    set { string = newValue.lazy.flatMap(\.values).compactMap { $0 as? String }.first }
  }
  /// Whether a text is on it.
  open var hasStrings: Bool { string != nil }
  /// Whether an address is on it.
  open var hasURLs: Bool { url?.scheme != nil }
}

extension TestRun {
  /// The text on the pasteboard; nil for none.
  var pasteboard: String? {
    guard !isInert, app.isRunning, let snapshot = try? app.snapshot() else { return copied }
    return snapshot.application.pasteboard
  }

  /// Puts a text on the pasteboard, at the latest when the app is launched.
  func copy(_ text: String?) {
    copied = text
    guard !isInert, app.isRunning else { return }
    _ = try? app.send(.set(.pasteboard(text)))
  }

  /// Launches the app with what is on the pasteboard.
  func launched() throws {
    if let copied { try app.send(.set(.pasteboard(copied)), as: .some(nil)) }
  }
}
