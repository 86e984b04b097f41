extension UIBarButtonItem {
  /// What is seen at the corner of a button; iOS 26.0 and later. Nothing draws it here.
  public nonisolated struct Badge: Hashable, Sendable {
    private let text: String?
    private init(_ text: String?) { self.text = text }
    /// A number.
    public static func count(_ count: Int) -> Badge { Badge("\(count)") }
    /// A text.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(nil) }
  }
}

/// What came later, so that an app's class of earlier times may have something else by that name.
public protocol _LaterUIBarButtonItem: UIBarButtonItem {}
extension UIBarButtonItem: _LaterUIBarButtonItem {}
extension _LaterUIBarButtonItem {
  /// What is seen at the corner; nil for nothing; iOS 26.0 and later.
  public var badge: UIBarButtonItem.Badge? {
    get { self[look: "UIBarButtonItem.badge", since: 26.0] }
    set { self[look: "UIBarButtonItem.badge", since: 26.0] = newValue }
  }
}
