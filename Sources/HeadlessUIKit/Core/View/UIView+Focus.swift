public import Foundation

/// How a view takes part in focus, which a keyboard or a remote control moves. Nothing is focused here.
extension UIView {
  /// Which view of its group is focused first; iOS 15.0 and later.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { self[unused: "UIView.focusGroupPriority", since: 15.0, usual: .ignored] }
    set { self[unused: "UIView.focusGroupPriority", since: 15.0, usual: .ignored] = newValue }
  }
  /// How it shows that it is focused; nil for nothing; iOS 15.0 and later.
  public var focusEffect: UIFocusEffect? {
    get { self[unused: "UIView.focusEffect", since: 15.0] }
    set { self[unused: "UIView.focusEffect", since: 15.0] = newValue }
  }
}

extension UIViewController {
}

/// What may hold focus; iOS 9.0 and later.
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus is looked for, the best place first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks that focus is looked for again.
  func setNeedsFocusUpdate()
  /// Moves focus now if it was asked for.
  func updateFocusIfNeeded()
}
extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// How a focused view looks; iOS 15.0 and later.
open class UIFocusEffect: NSObject {
  public override init() {
    Self.requiresClass(since: 15.0)
    super.init()
  }
}

/// A bright edge around a focused view; iOS 15.0 and later.
open class UIFocusHaloEffect: UIFocusEffect {
  public override init() { super.init() }
}

/// Which view of a group is focused first; iOS 15.0 and later.
public nonisolated struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Never for its own sake.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// After the one that was focused last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// Before that.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The one that is focused now.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

/// What a focus update changes; never made here. iOS 9.0 and later.
open class UIFocusUpdateContext: NSObject {
  /// What had focus; nil for nothing.
  open weak var previouslyFocusedView: UIView? { nil }
  /// What gets focus; nil for nothing.
  open weak var nextFocusedView: UIView? { nil }
}

/// Runs animations beside those of focus; never made here. iOS 9.0 and later.
open class UIFocusAnimationCoordinator: NSObject {
  /// Adds changes that are animated with focus.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    declaredOnly("UIFocusAnimationCoordinator.addCoordinatedAnimations(_:completion:)")
  }
}

/// What can have focus: a view, or something else that moves it; iOS 10.0 and later.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have focus.
  var canBecomeFocused: Bool { get }
}
extension UIView: UIFocusItem {}

/// A place without a view that leads focus to others; iOS 9.0 and later.
open class UIFocusGuide: UILayoutGuide {
  public override init() {
    Self.requiresClass(since: 9.0)
    super.init()
  }
  /// Whether it leads focus anywhere.
  open var isEnabled = true {
    didSet { declaredOnly("UIFocusGuide.isEnabled", oldValue, isEnabled) }
  }
  /// Where it leads focus, the best place first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = [] {
    didSet {
      declaredOnly(
        "UIFocusGuide.preferredFocusEnvironments", oldValue.count, preferredFocusEnvironments.count)
    }
  }
}
