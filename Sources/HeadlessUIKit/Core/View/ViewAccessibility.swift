/// What a view says to people who do not see it.
package struct ViewAccessibility: HavingUsualValues {
  /// The name by which tests find it; nil without one.
  package var identifier: String?
  /// What is read aloud; nil for nothing.
  package var label: String?
  var hint: String?
  /// What it stands for.
  package var value: String?
  /// Whether it is one thing to them.
  package var isElement: Bool {
    get { ownIsElement ?? false }
    set { ownIsElement = newValue }
  }
  /// The same as it was set; nil where nobody has set it.
  var ownIsElement: Bool?
  /// What it is to them.
  package var traits: UIAccessibilityTraits {
    get { ownTraits ?? [] }
    set { ownTraits = newValue }
  }
  /// The same as it was set; nil where nobody has set it.
  var ownTraits: UIAccessibilityTraits?
  var isModal = false

  /// Says nothing.
  package init() {}
}

/// Which way somebody scrolls who does not see; iOS 4.2 and later.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// By the sides of the screen.
  case right = 1, left, up, down
  /// To what comes next or before.
  case next, previous
}

/// What an element is to somebody who does not see it; iOS 3.0 and later.
public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt64
  /// Makes the value of a raw one.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What sums up the state of the app.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play or to record.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Fingers reach it as if nothing were read aloud.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// A page that turns when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs; iOS 10.0 and later.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It can be zoomed; iOS 17.0 and later.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// It is on or off; iOS 17.0 and later.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}

extension UIAccessibilityTraits: ExpressibleByIntegerLiteral {
  /// As the bits say; up to Swift 4.1 traits were numbers (rule 880).
  public init(integerLiteral value: UInt64) { self.init(rawValue: value) }
}
