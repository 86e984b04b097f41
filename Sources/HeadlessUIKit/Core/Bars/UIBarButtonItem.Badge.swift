public import Foundation

extension UIBarButtonItem {
  /// What is seen at the corner of a button; iOS 26.0 and later. Nothing draws it here.
  public final class Badge: NSObject, NSCopying {
    /// What it says; nil for a dot. iOS 26.0 and later.
    public let stringValue: String?
    /// The colour behind it; nil for the usual one. iOS 26.0 and later.
    public var backgroundColor: UIColor? {
      didSet { looks("backgroundColor", oldValue, backgroundColor) }
    }
    /// The colour of its text; nil for the usual one. iOS 26.0 and later.
    public var foregroundColor: UIColor? {
      didSet { looks("foregroundColor", oldValue, foregroundColor) }
    }
    /// The font of its text; nil for the usual one. iOS 26.0 and later.
    public var font: UIFont? { didSet { looks("font", oldValue, font) } }

    private init(_ text: String?) {
      Self.requiresClass(since: 26.0, named: "UIBarButtonItemBadge")
      stringValue = text
      super.init()
    }
    /// A number.
    public static func count(_ count: Int) -> Badge { Badge("\(count)") }
    /// A text.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(nil) }

    /// One with the same text, colours and font.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
      onMain(self) { Boxed($0.twin) }.value
    }

    private var twin: Badge {
      let twin = Badge(stringValue)
      (twin.backgroundColor, twin.foregroundColor) = (backgroundColor, foregroundColor)
      twin.font = font
      return twin
    }

    private func looks<Value: Equatable>(_ name: String, _ old: Value, _ new: Value) {
      keptLook("UIBarButtonItem.Badge.\(name)", old, new)
    }
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
