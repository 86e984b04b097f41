public import Foundation

/// How a bar looks, as one value; iOS 13.0 and later.
open class UIBarAppearance: NSObject, KeepsDeclaredValues {
  final var declared = DeclaredValues()
  public override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
  /// The color behind everything else; nil for none.
  open var backgroundColor: UIColor?
  /// The blur behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    didSet { keptLook("UIBarAppearance.backgroundEffect", oldValue, backgroundEffect) }
  }
  /// The picture behind everything else; nil for none.
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor? {
    didSet { keptLook("UIBarAppearance.shadowColor", oldValue, shadowColor) }
  }
  /// The line below the bar; nil for the usual one.
  open var shadowImage: UIImage?
  /// Sets the system's background, in place of what was set before (rule 1318).
  open func configureWithDefaultBackground() { configure(.usual) }
  /// Sets a background without blur, in place of what was set before (rule 1318).
  open func configureWithOpaqueBackground() { configure(.opaque) }
  /// Sets no background and no line, in place of what was set before (rule 1318).
  open func configureWithTransparentBackground() { configure(.clear) }
  private func configure(_ usual: Background) {
    background = usual
    (backgroundColor, backgroundEffect, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
  /// What is behind the bar where no color is said.
  final var background = Background.usual
  enum Background { case usual, opaque, clear }
}

/// How a navigation bar looks; iOS 13.0 and later.
open class UINavigationBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  /// How the title is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title is drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      keptLook(
        "UINavigationBarAppearance.largeTitleTextAttributes", oldValue, largeTitleTextAttributes)
    }
  }
  /// By how much the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      keptLook(
        "UINavigationBarAppearance.titlePositionAdjustment", oldValue, titlePositionAdjustment)
    }
  }
  /// How plain buttons look.
  open lazy var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { keptLook("UINavigationBarAppearance.buttonAppearance", oldValue, buttonAppearance) }
  }
  /// How buttons of the style `done` look.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet {
      keptLook("UINavigationBarAppearance.doneButtonAppearance", oldValue, doneButtonAppearance)
    }
  }
  /// How the back button looks.
  open lazy var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet {
      keptLook("UINavigationBarAppearance.backButtonAppearance", oldValue, backButtonAppearance)
    }
  }
  /// Sets the arrow of the back button, and its mask; without one of both they are the usual ones again
  /// (rule 1381).
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    keptLook("UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)")
    ownBackIndicator = backIndicatorImage.flatMap { image in
      transitionMaskImage.map { (image: image, mask: $0) }
    }
  }
  /// The arrow and its mask that the app has set; nil for the usual ones.
  final var ownBackIndicator: (image: UIImage, mask: UIImage)?
}

/// How a bar's buttons look; iOS 13.0 and later.
open class UIBarButtonItemAppearance: NSObject {
  /// How a button looks in one state.
  public final class State: NSObject {
    public override init() { super.init() }
    /// How the title is drawn.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
      didSet {
        keptLook(
          "UIBarButtonItemAppearance.State.titleTextAttributes", oldValue, titleTextAttributes)
      }
    }
    /// How far the title is moved, in points.
    public var titlePositionAdjustment = UIOffset.zero {
      didSet {
        keptLook(
          "UIBarButtonItemAppearance.State.titlePositionAdjustment", oldValue,
          titlePositionAdjustment)
      }
    }
    /// The picture behind the button; nil for none.
    public var backgroundImage: UIImage? {
      didSet {
        keptLook("UIBarButtonItemAppearance.State.backgroundImage", oldValue, backgroundImage)
      }
    }
  }
  public override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
  /// How the button usually looks.
  public final let normal = State()
  /// How the button looks with a finger on it.
  public final let highlighted = State()
  /// How the button looks when it takes no touches.
  public final let disabled = State()
  /// How a focused button looks.
  public final let focused = State()
}

/// How a tab bar looks; iOS 13.0 and later.
open class UITabBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  /// How items look with the title below the image.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      keptLook("UITabBarAppearance.stackedLayoutAppearance", oldValue, stackedLayoutAppearance)
    }
  }
  /// How items look with the title beside the image.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      keptLook("UITabBarAppearance.inlineLayoutAppearance", oldValue, inlineLayoutAppearance)
    }
  }
  /// How items look with the title beside the image in a low bar.
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      keptLook(
        "UITabBarAppearance.compactInlineLayoutAppearance", oldValue, compactInlineLayoutAppearance)
    }
  }
}

/// How a tab looks; iOS 13.0 and later.
open class UITabBarItemAppearance: NSObject {
  /// How a tab looks in one state.
  public final class State: NSObject {
    public override init() { super.init() }
    /// How the title is drawn.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
      didSet {
        keptLook("UITabBarItemAppearance.State.titleTextAttributes", oldValue, titleTextAttributes)
      }
    }
    /// The color of the image.
    public var iconColor: UIColor? {
      didSet { keptLook("UITabBarItemAppearance.State.iconColor", oldValue, iconColor) }
    }
    /// How far the title is moved, in points.
    public var titlePositionAdjustment = UIOffset.zero {
      didSet {
        keptLook(
          "UITabBarItemAppearance.State.titlePositionAdjustment", oldValue, titlePositionAdjustment)
      }
    }
    /// The color behind the badge; nil for red.
    public var badgeBackgroundColor: UIColor? {
      didSet {
        keptLook(
          "UITabBarItemAppearance.State.badgeBackgroundColor", oldValue, badgeBackgroundColor)
      }
    }
    /// How the badge is written.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
      didSet {
        keptLook("UITabBarItemAppearance.State.badgeTextAttributes", oldValue, badgeTextAttributes)
      }
    }
  }
  public override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
  /// How an item usually looks.
  public final let normal = State()
  /// How the selected item looks.
  public final let selected = State()
  /// How an item looks that cannot be chosen.
  public final let disabled = State()
  /// How a focused item looks.
  public final let focused = State()
}

/// Where a bar is; iOS 7.0 and later.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// Which of a bar's sizes is meant.
public enum UIBarMetrics: Int, Sendable {
  /// As usual; low. iOS 5.0 and later.
  case `default`, compact
  /// With a prompt; iOS 7.0 and later.
  case defaultPrompt = 101
  /// Low and with a prompt; iOS 7.0 and later.
  case compactPrompt
}
