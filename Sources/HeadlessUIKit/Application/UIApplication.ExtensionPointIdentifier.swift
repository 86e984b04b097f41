extension UIApplication {
  /// A place of the system where extensions of apps run. iOS 8.0 and later.
  public nonisolated struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards. iOS 8.0 and later.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}
