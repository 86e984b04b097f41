public import Foundation

/// How content is seen at an edge below what lies over it; iOS 26.0 and later. Nothing draws it here.
public final class UIScrollEdgeEffect: NSObject {
  /// How it is blurred; iOS 26.0 and later.
  public final class Style: NSObject {
    private let name: String
    private init(_ name: String) {
      Self.requiresClass(since: 26.0, named: "UIScrollEdgeEffectStyle")
      self.name = name
      super.init()
    }
    /// As the system likes.
    public static let automatic = Style("automatic")
    /// Softly.
    public static let soft = Style("soft")
    /// With an edge.
    public static let hard = Style("hard")
  }
  /// How it is blurred.
  public var style = Style.automatic {
    didSet { keptLook("UIScrollEdgeEffect.style", oldValue, style) }
  }
  /// Whether it is as sharp as ever.
  public var isHidden = false {
    didSet { keptLook("UIScrollEdgeEffect.isHidden", oldValue, isHidden) }
  }

  init(of edge: Void) {
    Self.requiresClass(since: 26.0)
    super.init()
  }
}

extension UIScrollView {
  /// How content is seen at the upper edge; iOS 26.0 and later.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("topEdgeEffect") }
  /// How content is seen at the lower edge; iOS 26.0 and later.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottomEdgeEffect") }
  /// How content is seen at the left edge; iOS 26.0 and later.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("leftEdgeEffect") }
  /// How content is seen at the right edge; iOS 26.0 and later.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("rightEdgeEffect") }

  private func edgeEffect(_ name: StaticString) -> UIScrollEdgeEffect {
    requires(name, since: 26.0)
    if let effect: UIScrollEdgeEffect = declared["\(name)"] { return effect }
    let effect = UIScrollEdgeEffect(of: ())
    declared["\(name)"] = effect
    return effect
  }
}

/// Says that a view lies over the edge of a scroll view; iOS 26.0 and later. Nothing draws what comes of it here.
public final class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view; nil for none.
  public weak var scrollView: UIScrollView? {
    didSet {
      keptLook("UIScrollEdgeElementContainerInteraction.scrollView", oldValue, scrollView)
    }
  }
  /// At which edge it lies.
  public var edge: UIRectEdge = [] {
    didSet { keptLook("UIScrollEdgeElementContainerInteraction.edge", oldValue, edge) }
  }
  /// The view that it belongs to; nil for none.
  public private(set) weak var view: UIView?

  public override init() {
    Self.requiresClass(since: 26.0)
    super.init()
  }
  /// It belongs to another view, or to none.
  public func didMove(to view: UIView?) { self.view = view }
}

/// A view whose content goes on below bars, blurred; iOS 26.0 and later. It ends at the safe area here.
open class UIBackgroundExtensionView: UIView {
  /// What goes on below bars; nil for nothing.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }
  /// Whether the content is laid into the safe area by itself.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    Self.requiresClass(since: 26.0)
    super.init(frame: frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 26.0)
    super.init(coder: coder)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView, let contentView else { return }
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }
}

extension UIView {
  /// The radius of a corner, in points: what its configuration says, else what its layer has (rule 1338). iOS 26.0
  /// and later.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    requires("effectiveRadiusForCorner:", since: 26.0)
    return cornerConfiguration.radius(of: corner, in: drawnBounds.size) ?? layer.cornerRadius
  }
}
