import Foundation

extension Simulator {
  /// The schemes of the URLs that the app opens, by its Info.plist (rule 735).
  var ownSchemes: Set<String> {
    let types = info("CFBundleURLTypes") as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return Set(schemes.map { $0.lowercased() })
  }

  /// Why the system opens the app by nothing of the kind; nil where it does (rule 735).
  package func refusal(of reason: LaunchReason) -> String? {
    guard case .url(let text) = reason, let scheme = URL(string: text)?.scheme?.lowercased() else {
      return nil
    }
    let schemes = ownSchemes
    if schemes.contains(scheme) { return nil }
    let named = schemes.isEmpty ? "none" : schemes.sorted().joined(separator: ", ")
    return
      "the app opens no URL with the scheme \(scheme): CFBundleURLTypes in its Info.plist names "
      + named
  }
}

extension UIApplication {
  /// The user has followed a link (rule 769).
  final func openLink(_ url: URL) -> Bool { leave(for: url) }

  final func leave(for url: URL) -> Bool {
    let simulator = Simulator.current!
    if simulator.ownSchemes.contains(url.scheme?.lowercased() ?? "") {
      simulator.post("URL of its own") { simulator.deliver(.url(url.absoluteString)) }
      return true
    }
    guard UIApplication.systemSchemes.contains(url.scheme?.lowercased() ?? "") else { return false }
    Simulator.current.unimplemented(
      "UIApplication.open(_:options:completionHandler:)",
      "no other app is shown, and this one stays in front.")
    return true
  }

  static let systemSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "itms-apps", "app-settings",
  ]

  /// The app's page in the Settings. iOS 8.0 and later.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The app's page in the Settings for its notifications. iOS 15.4 and later.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Options for another app that opens a URL; iOS 10.0 and later.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens the URL only if an app claims it as a universal link.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}
