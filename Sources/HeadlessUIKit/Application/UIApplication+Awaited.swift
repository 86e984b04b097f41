public import Foundation

extension UIApplication {
  /// Hands the URL to the app that opens it, and says whether there was one; iOS 10.0 and later (rule 1382).
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await awaitedAnswer { open(url, options: options, completionHandler: $0) }
  }
}
