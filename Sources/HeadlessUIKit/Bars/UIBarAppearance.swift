public import Foundation

/// How a bar looks, as one value; iOS 13.0 and later.
open class UIBarAppearance: NSObject {
  public override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks; iOS 13.0 and later.
open class UINavigationBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {}
}

/// How a bar's buttons look; iOS 13.0 and later.
open class UIBarButtonItemAppearance: NSObject {
  /// How a button looks in one state.
  public final class State: NSObject {
    public override init() { super.init() }
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  public override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
  public final let normal = State()
  public final let highlighted = State()
  public final let disabled = State()
}

/// How a tab bar looks; iOS 13.0 and later.
open class UITabBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a tab looks; iOS 13.0 and later.
open class UITabBarItemAppearance: NSObject {
  /// How a tab looks in one state.
  public final class State: NSObject {
    public override init() { super.init() }
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
  }
  public override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
  public final let normal = State()
  public final let selected = State()
}

/// Where a bar lies; iOS 7.0 and later.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// Which of a bar's sizes is meant.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
