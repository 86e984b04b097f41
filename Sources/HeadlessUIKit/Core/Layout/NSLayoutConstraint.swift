import EventTrace
public import Foundation

/// One relation between two lengths or edges: `first = multiplier × second + constant`.
///
/// iOS 6.0 and later.
open class NSLayoutConstraint: NSObject {
  /// Which edge, length or line of an item is meant.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// Edges, sizes and middles.
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The baseline of the last or first line of text.
    case lastBaseline, firstBaseline
    /// The edges of the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The middles between the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// Nothing: the constraint has only a constant.
    case notAnAttribute = 0
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// Along which direction something is.
  public enum Axis: Int, Sendable {
    /// From left to right, or from top to bottom.
    case horizontal, vertical
  }

  /// How the views of a visual format line up.
  public struct FormatOptions: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are aligned.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = Self(rawValue: 1 << 2)
    /// The upper edges are aligned.
    public static let alignAllTop = Self(rawValue: 1 << 3)
    /// The lower edges are aligned.
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    /// The leading edges are aligned.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// The middles from left to right are aligned.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// The middles from top to bottom are aligned.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// The views follow each other as the language is written.
    public static let directionLeadingToTrailing: Self = []
    /// The views follow each other from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// The views follow each other from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
  }

  /// The view or guide that is bound.
  public final weak var firstItem: AnyObject?
  /// The view or guide that it is bound to; nil for none.
  public final weak var secondItem: AnyObject?
  /// What of the first one is bound, as an anchor. iOS 10.0 and later.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> {
    requires("firstAnchor", since: 10.0)
    return NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }
  /// What of the second one it is bound to, as an anchor; nil for nothing. iOS 10.0 and later.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
    requires("secondAnchor", since: 10.0)
    return secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }
  /// What of the first one is bound.
  public internal(set) final var firstAttribute: Attribute
  /// What of the second one it is bound to.
  public internal(set) final var secondAttribute: Attribute
  /// Whether they are equal, or one is the larger.
  public internal(set) final var relation: Relation
  /// By how much the second one counts.
  public internal(set) final var multiplier: CGFloat
  /// The number among all constraints, which decides between those of the same priority.
  final let ordinal: Int
  /// Whether the constraint was said to be one that cannot be fulfilled.
  final var isNotedAsBroken = false
  /// Whether it is of a stack view, which makes such constraints itself.
  final var isUIKits = false
  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?

  /// Points that are added.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      isNotedAsBroken = false
      invalidate()
    }
  }
  /// How much it matters, from 1 to 1000, which must hold.
  open var priority = UILayoutPriority.required {
    didSet {
      let simulator = Simulator.current!
      // Rule 309 and message M39.
      if holder != nil, (priority == .required) != (oldValue == .required),
        simulator.has(.installedPrioritiesStay)
      {
        simulator.raise(
          .internalInconsistency,
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
            + "supported. You passed priority \(Int(clamping: Double(priority.rawValue))) and the "
            + "existing priority was \(Int(clamping: Double(oldValue.rawValue)))")
        priority = oldValue
        return
      }
      let allowed = priority.inRange
      if allowed != priority {
        simulator.diagnose(
          "badPriority", rule: 309, on: self,
          "A priority is more than 0 and at most 1000, and \(priority.rawValue) was given; it is taken "
            + "for \(allowed.rawValue).")
        priority = allowed
      }
      if priority != oldValue { invalidate() }
    }
  }
  /// A name for messages; nil for none.
  open var identifier: String?
  /// Whether it is archived with its view: no view is archived here.
  open var shouldBeArchived: Bool {
    get { isArchived }
    set {
      declaredOnly("NSLayoutConstraint.shouldBeArchived", isArchived, newValue)
      isArchived = newValue
    }
  }
  /// Whether an archive or a file has it.
  final var isArchived = false

  /// Makes a constraint that is not yet active.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    Self.requiresClass(since: 6.0)
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    (firstAttribute, secondAttribute) = (attr1, attr2)
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    ordinal = Simulator.current.nextOrdinal(of: NSLayoutConstraint.self)
    super.init()
    checkArguments(of: view1 as AnyObject, hasSecond: view2 != nil)
  }

  // One that an app makes to have a value until it makes another says nothing.
  public override init() {
    Self.requiresClass(since: 6.0)
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    relation = .equal
    multiplier = 1
    constant = 0
    ordinal = Simulator.current.nextOrdinal(of: NSLayoutConstraint.self)
    super.init()
  }

  /// Whether the constraint takes part in layout; iOS 8.0 and later.
  open var isActive: Bool {
    get { requires("isActive", since: 8.0, holder != nil) }
    set {
      guard requires("setActive:", since: 8.0) else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Has all of them hold; iOS 8.0 and later.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    guard requires("activateConstraints:", since: 8.0) else { return }
    for constraint in constraints { constraint.activate() }
  }

  /// Has none of them hold; iOS 8.0 and later.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    guard requires("deactivateConstraints:", since: 8.0) else { return }
    for constraint in constraints { constraint.deactivate() }
  }

  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<\(written)>" }
  }
}

extension NSLayoutConstraint {
  /// The view that an item is, or that it belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The views on both sides.
  var views: [UIView] {
    [Self.view(of: firstItem), Self.view(of: secondItem)].compactMap(\.self)
  }

  private func activate() {
    guard holder == nil, !Simulator.current.isDead, let first = Self.view(of: firstItem) else {
      return
    }
    guard let second = Self.view(of: secondItem) else { return hold(in: first) }
    let ancestors = sequence(first: first, next: \.drawnSuperview)
    guard let common = ancestors.first(where: { second.isInside($0) }) else {
      let name = { Simulator.current.name(of: $0 as AnyObject) }
      return Simulator.current.raise(
        .generic,
        "Unable to activate constraint with anchors \(name(first)).\(firstAttribute) and "
          + "\(name(second)).\(secondAttribute) because they have no common ancestor.  Does the "
          + "constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.")
    }
    hold(in: common)
  }

  func hold(in view: UIView) {
    guard holder == nil, isOnMainThread(in: view) else { return }
    isNotedAsBroken = false
    holder = view
    view.layoutMade.held.append(self)
    for view in Set(views.map(ObjectIdentifier.init)).count == 1 ? Array(views.prefix(1)) : views {
      view.layoutMade.involving.append(self)
    }
    invalidate()
  }

  func deactivate() {
    guard let holder else { return }
    invalidate()
    holder.layout?.held.removeAll { $0 === self }
    for view in views { view.layout?.involving.removeAll { $0 === self } }
    self.holder = nil
  }

  private func invalidate() {
    guard let holder, isOnMainThread(in: holder) else { return }
    for view in views { view.invalidateLayoutOfGroup() }
  }
}
