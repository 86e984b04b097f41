public import Foundation

/// A rectangle that takes part in layout and shows nothing; iOS 9.0 and later.
open class UILayoutGuide: NSObject {
  /// What decides where the guide is.
  enum Kind {
    /// Constraints, as for a view.
    case free
    /// The owning view's edges, with insets that are asked for when they are needed.
    case inset((UIView) -> UIEdgeInsets)
    /// The room that a scroll view's content takes.
    case content
  }

  let kind: Kind
  /// A name for messages.
  open var identifier = ""
  /// The view that it belongs to; nil for none.
  public internal(set) weak var owningView: UIView?
  /// Where constraints put it, in the owning view's coordinates.
  final var solvedFrame = CGRect.zero

  public override init() {
    Self.requiresClass(since: 9.0)
    kind = .free
    super.init()
  }

  init(_ kind: Kind, in view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// In the coordinates of the owning view.
  open var layoutFrame: CGRect {
    guard case .inset(let insets) = kind, let owningView else { return solvedFrame }
    return owningView.drawnBounds.inset(by: insets(owningView))
  }

  /// The constraints that say where it is along that axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let owningView else { return [] }
    return sequence(first: owningView, next: \.drawnSuperview).flatMap(\.constraints).filter {
      $0.firstItem === self || $0.secondItem === self
    }
  }
  /// Whether its constraints leave open where it is, or how large: not known here.
  open var hasAmbiguousLayout: Bool {
    declaredOnly("UILayoutGuide.hasAmbiguousLayout")
    return false
  }

  /// The leading edge, for constraints.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The trailing edge, for constraints.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The left edge, for constraints.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge, for constraints.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The middle from left to right, for constraints.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The upper edge, for constraints.
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The lower edge, for constraints.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The middle from top to bottom, for constraints.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  /// The width, for constraints.
  public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  /// The height, for constraints.
  public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
}

/// A rectangle that follows something; iOS 15.0 and later.
open class UITrackingLayoutGuide: UILayoutGuide {
  public override init() {
    Self.requiresClass(since: 15.0)
    super.init()
  }

  override init(_ kind: Kind, in view: UIView) { super.init(kind, in: view) }

  /// Constraints that hold while it is near one of these edges; an empty list takes them back.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    // A docked keyboard is near the lower edge alone (rule 877).
    keep(trackedConstraints, as: "near \(edge.rawValue)", areActive: edge == .bottom)
  }
  /// Constraints that hold while it is away from these edges; an empty list takes them back.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    keep(trackedConstraints, as: "away \(edges.rawValue)", areActive: !edges.contains(.bottom))
  }
  /// Takes all back that were set for an edge.
  open func removeAllTrackedConstraints() {
    for constraints in tracked.values { NSLayoutConstraint.deactivate(constraints) }
    tracked = [:]
  }
  /// The constraints that were set for those edges.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked["near \(edge.rawValue)"] ?? []
  }
  /// The constraints that were set for being away from those edges.
  open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked["away \(edges.rawValue)"] ?? []
  }

  private final var tracked: [String: [NSLayoutConstraint]] = [:]
  private func keep(_ constraints: [NSLayoutConstraint], as name: String, areActive: Bool) {
    NSLayoutConstraint.deactivate(tracked[name] ?? [])
    tracked[name] = constraints
    if areActive { NSLayoutConstraint.activate(constraints) }
  }
}

/// The room of the keyboard; iOS 15.0 and later (rule 371).
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that an iPad's user has moved; nobody moves it here.
  open var followsUndockedKeyboard = false {
    didSet {
      declaredOnly(
        "UIKeyboardLayoutGuide.followsUndockedKeyboard", oldValue, followsUndockedKeyboard)
    }
  }
  /// Whether it keeps off what is at the lower edge while no keyboard shows; iOS 17.0 and later.
  open var usesBottomSafeArea: Bool {
    get { requires("usesBottomSafeArea", since: 17.0, ownUsesBottomSafeArea) }
    set { ownUsesBottomSafeArea = requires("setUsesBottomSafeArea:", since: 17.0, newValue) }
  }
  private final var ownUsesBottomSafeArea = true {
    didSet {
      declaredOnly("UIKeyboardLayoutGuide.usesBottomSafeArea", oldValue, ownUsesBottomSafeArea)
    }
  }
}
