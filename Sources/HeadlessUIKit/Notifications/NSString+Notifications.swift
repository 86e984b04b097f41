public import Foundation

extension NSString {
  /// A text for a notification in the language of who reads it: here that of the app at once. iOS 10.0 and later.
  public nonisolated static func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    let format = _courseLocalized(key, "", nil, in: .main)
    return _courseFormat(format, (arguments ?? []).map { "\($0)" })
  }
}
