public import Foundation

// No device in the course has a pointer, a pen or a menu over a text: what an app says of them is kept.

/// Changes the look of a view below a pointer; iOS 13.4 and later.
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Who knows the look; held weakly.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Whether it changes anything.
  open var isEnabled = true {
    didSet { declaredOnly("UIPointerInteraction.isEnabled", oldValue, isEnabled) }
  }
  /// Makes one whose look the delegate knows.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    Self.requiresClass(since: 13.4)
    self.delegate = delegate
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks for the look again.
  open func invalidate() { declaredOnly("UIPointerInteraction.invalidate()") }
}

/// Knows the look of a pointer; iOS 13.4 and later.
@MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// A part of a view that a pointer sees; iOS 13.4 and later.
open class UIPointerRegion: NSObject {
  /// Where it is, in points.
  public let rect: CGRect
  /// What the app knows it by; nil for nothing.
  public let identifier: AnyHashable?
  /// In which directions the pointer stays in it while it is pressed; iOS 15.0 and later.
  open var latchingAxes: UIAxis {
    get { requires("latchingAxes", since: 15.0, ownLatchingAxes) }
    set { ownLatchingAxes = requires("setLatchingAxes:", since: 15.0, newValue) }
  }
  private final var ownLatchingAxes: UIAxis = [] {
    didSet { declaredOnly("UIPointerRegion.latchingAxes", oldValue, ownLatchingAxes) }
  }
  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    Self.requiresClass(since: 13.4)
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// Where a pointer is when its region is asked for; iOS 13.4 and later.
open class UIPointerRegionRequest: NSObject {
  /// Where it is, in points.
  public let location: CGPoint
  /// Which keys are held.
  public let modifiers: UIKeyModifierFlags = []

  init(location: CGPoint) {
    Self.requiresClass(since: 13.4)
    self.location = location
    super.init()
  }
}

/// Lets an app's views move with a pointer; iOS 13.4 and later.
@MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Moves views with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something when it is done.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// How a pointer looks over something; iOS 13.4 and later.
open class UIPointerStyle: NSObject {
  /// What it does to the view below.
  public let effect: UIPointerEffect?
  /// Makes a style of an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    Self.requiresClass(since: 13.4)
    self.effect = effect
    super.init()
  }
  /// Makes a style of a shape, which moves in these directions alone.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    Self.requiresClass(since: 13.4)
    effect = nil
    super.init()
  }
  private init(without effect: UIPointerEffect?) {
    Self.requiresClass(since: 13.4)
    self.effect = effect
    super.init()
  }
  /// What is shown beside the pointer; iOS 15.0 and later.
  open var accessories: [UIPointerAccessory] {
    get { requires("accessories", since: 15.0, ownAccessories) }
    set { ownAccessories = requires("setAccessories:", since: 15.0, newValue) }
  }
  private final var ownAccessories: [UIPointerAccessory] = [] {
    didSet { keptLook("UIPointerStyle.accessories", oldValue, ownAccessories) }
  }
  /// The pointer is not shown.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(without: nil) }
  /// The pointer is as usual; iOS 15.0 and later.
  open class func system() -> UIPointerStyle {
    requires("systemPointerStyle", since: 15.0, UIPointerStyle(without: nil))
  }
}

/// What a pointer does to the view below it; iOS 13.4 and later.
public enum UIPointerEffect {
  /// What the system likes.
  case automatic(UITargetedPreview)
  /// It is light.
  case highlight(UITargetedPreview)
  /// It is raised.
  case lift(UITargetedPreview)
  /// It looks otherwise.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where the tint of a view below the pointer is.
  public enum TintMode: Int, Sendable {
    /// Nowhere; over it; below it.
    case none, overlay, underlay
  }
}

/// What is shown beside a pointer; iOS 15.0 and later.
open class UIPointerAccessory: NSObject {
  /// The outline.
  public final let shape: UIPointerShape
  /// Where it is.
  public final let position: Position
  /// Whether it turns with its place around the pointer.
  open var orientationMatchesAngle = false {
    didSet {
      keptLook(
        "UIPointerAccessory.orientationMatchesAngle", oldValue, orientationMatchesAngle)
    }
  }
  /// Makes one of an outline.
  public init(_ shape: UIPointerShape, position: Position) {
    Self.requiresClass(since: 15.0)
    (self.shape, self.position) = (shape, position)
    super.init()
  }
  /// An arrow.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.path(UIBezierPath()), position: position)
  }

  /// A place around a pointer; iOS 15.0 and later.
  public struct Position: Hashable, Sendable {
    /// How far it is from the pointer, in points.
    public var offset: CGFloat
    /// In which direction, in radians clockwise from above.
    public var angle: CGFloat
    /// Makes one.
    public init(offset: CGFloat, angle: CGFloat) {
      (self.offset, self.angle) = (offset, angle)
    }
    private static func eighth(_ number: CGFloat) -> Position {
      Position(offset: 16, angle: number * .pi / 4)
    }
    /// Above.
    public static var top: Position { eighth(0) }
    /// Above on the right.
    public static var topRight: Position { eighth(1) }
    /// On the right.
    public static var right: Position { eighth(2) }
    /// Below on the right.
    public static var bottomRight: Position { eighth(3) }
    /// Below.
    public static var bottom: Position { eighth(4) }
    /// Below on the left.
    public static var bottomLeft: Position { eighth(5) }
    /// On the left.
    public static var left: Position { eighth(6) }
    /// Above on the left.
    public static var topLeft: Position { eighth(7) }
  }
}

/// The outline of a pointer; iOS 13.4 and later.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rounded rectangle, in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line from top to bottom, so long.
  case verticalBeam(length: CGFloat)
  /// A line from left to right, so long.
  case horizontalBeam(length: CGFloat)
}

/// Hears of taps on a pen; iOS 12.1 and later.
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Who hears of taps; held weakly.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Whether it hears of taps.
  open var isEnabled = true {
    didSet { declaredOnly("UIPencilInteraction.isEnabled", oldValue, isEnabled) }
  }
  public override init() {
    Self.requiresClass(since: 12.1)
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Hears of taps on a pen; iOS 12.1 and later.
@MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {}

/// Shows a view large to who wants large text; iOS 13.0 and later.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Who knows what is shown; held weakly.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Makes one.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    Self.requiresClass(since: 13.0)
    self.delegate = delegate
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
  /// Whether the user wants large text.
  public static var isEnabled: Bool { false }
}

/// Knows what is shown large; iOS 13.0 and later.
@MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
