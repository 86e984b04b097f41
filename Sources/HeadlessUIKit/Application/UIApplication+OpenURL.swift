public import Foundation

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
  /// Whether some app would open the URL. iOS 3.0 and later.
  ///
  /// Here there are the system's own apps. From iOS 9 on, other schemes have to be in the
  /// Info.plist under `LSApplicationQueriesSchemes`, or the answer is no without anybody being asked.
  public func canOpenURL(_ url: URL) -> Bool {
    requires("canOpenURL:", since: 3.0)
    let simulator = Simulator.current!
    let scheme = url.scheme?.lowercased() ?? ""
    if UIApplication.systemSchemes.contains(scheme) { return true }
    let asked = simulator.info("LSApplicationQueriesSchemes") as? [String] ?? []
    if simulator.has(.urlQueriesAreDeclared), !asked.contains(scheme) {
      simulator.console(
        "-canOpenURL: failed for URL: \"\(url)\" - error: \"This app is not allowed to query for "
          + "scheme \(scheme)\"")
      return false
    }
    return simulator.ownSchemes.contains(scheme)
  }

  /// Hands the URL to the app that opens it, and says in a later turn whether there was one.
  /// iOS 10.0 and later.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    requires("openURL:options:completionHandler:", since: 10.0)
    Simulator.current.call("open(_:options:completionHandler:)", on: self, ["\(url)"]) {
      let isOpened = leave(for: url)
      Simulator.current.post("UIApplication.open") { completion?(isOpened) }
    }
  }

  /// The user has followed a link (rule 769).
  final func openLink(_ url: URL) -> Bool { leave(for: url) }

  /// Hands the URL to the app that opens it. iOS 2.0 and later; nothing comes of it from iOS 18 on.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    Simulator.current.call("openURL(_:)", on: self, ["\(url)"]) { leave(for: url) }
  }

  private func leave(for url: URL) -> Bool {
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

  private static let systemSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "itms-apps", "app-settings",
  ]

  /// The app's page in the Settings. iOS 8.0 and later.
  public nonisolated static let openSettingsURLString = "app-settings:"

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
