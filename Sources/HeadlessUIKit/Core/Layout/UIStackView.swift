public import Foundation

/// Lays out views in a row or a column; iOS 9.0 and later.
open class UIStackView: UIView {
  override var placesSubviewsItself: Bool { true }
  /// How the views share the length of the row.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack as they like, all equal or by their sizes, or are at equal distances of
    /// edges or middles.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views are aligned across the row.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack across.
    case fill
    /// Views are at the leading or upper edge.
    case leading
    /// The first lines of text are in one line.
    case firstBaseline
    /// Views are in the middle.
    case center
    /// Views are at the trailing or lower edge.
    case trailing
    /// The last lines of text are in one line.
    case lastBaseline

    /// The upper edge, in a row.
    public static let top = Alignment.leading
    /// The lower edge, in a row.
    public static let bottom = Alignment.trailing
  }

  /// The views that it lays out, in order.
  open var arrangedSubviews: [UIView] { arranged }
  /// What is arranged, whatever a subclass answers.
  final private(set) var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Whether it is a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// How views share the stack along it.
  open var distribution = Distribution.fill { didSet { changed() } }
  /// How views are aligned across it.
  open var alignment = Alignment.fill { didSet { changed() } }
  /// The distance between the views, in points.
  open var spacing: CGFloat = 0 { didSet { changed() } }
  /// Whether views keep to the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }
  /// Whether distances are those of baselines.
  open var isBaselineRelativeArrangement = false {
    didSet {
      declaredOnly(
        "UIStackView.isBaselineRelativeArrangement", oldValue, isBaselineRelativeArrangement)
    }
  }

  /// The number that stands for the stack's own spacing (rule 909).
  public nonisolated static let spacingUseDefault = CGFloat(
    Float.greatestFiniteMagnitude)
  /// The number that stands for the system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  public override init(frame: CGRect) {
    Self.requiresClass(since: 9.0)
    super.init(frame: frame)
  }
  /// Not called: there are no archives here.
  public required init(coder: NSCoder) {
    Self.requiresClass(since: 9.0)
    super.init(coder: coder)!
  }
  /// Creates a stack view with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a row of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Puts a view at that place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // Message M178.
    guard (0...arranged.count).contains(stackIndex) else {
      return Simulator.current.raise(
        .internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or "
          + "equal to \(arranged.count)")
    }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    view.ownTranslatesAutoresizingMaskIntoConstraints = false
    if view.drawnSuperview !== self { addSubview(view) }
    changed()
  }

  /// Puts a view at the end, as a file has it there: nobody calls a method for it.
  final func arrange(_ view: UIView) {
    arranged.append(view)
    view.ownTranslatesAutoresizingMaskIntoConstraints = false
    insert(view, at: drawnSubviews.count)
    changed()
  }

  /// Takes the view out of the row; it stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    changed()
  }

  /// Sets the distance behind a view, in points; iOS 11.0 and later.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard requires("setCustomSpacing:afterView:", since: 11.0) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    changed()
  }

  /// The distance behind a view, in points; iOS 11.0 and later.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    requires("customSpacingAfterView:", since: 11.0)
    return customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arranged.removeAll { $0 === subview }
    changed()
  }

  /// A hidden view takes no room in the row (rule 718).
  final override func followVisibility(of subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { changed() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    foldHiddenViews()
  }

  /// A hidden view has no length, and lies where the view before it ends (rule 718).
  private func foldHiddenViews() {
    let isRow = axis == .horizontal
    let insets = isLayoutMarginsRelativeArrangement ? margins : .zero
    var end = isRow ? insets.left : insets.top
    for view in arranged where view.drawnSuperview === self {
      guard view.drawnHidden else {
        end = isRow ? view.drawnFrame.maxX : view.drawnFrame.maxY
        continue
      }
      var frame = view.drawnFrame
      if isRow {
        (frame.origin.x, frame.size.width) = (end, 0)
      } else {
        (frame.origin.y, frame.size.height) = (end, 0)
      }
      if frame != view.drawnFrame { view.put(frame) }
    }
  }

  private func changed() {
    setNeedsLayout()
    invalidateLayoutOfGroup()
  }

  /// Without the hidden ones, which take no room (rule 718).
  private var shownViews: [UIView] {
    arranged.filter { !$0.drawnHidden && $0.drawnSuperview === self }
  }

  private var sharesGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  /// Makes the guides of its constraints, so that whoever lays it out knows of them before.
  final func prepareGuides() {
    if sharesGaps { _ = guides(shownViews.count - 1) }
  }

  /// What the row asks of the views in it, as constraints that nobody holds.
  final var ownConstraints: [NSLayoutConstraint] {
    let views = shownViews
    guard !views.isEmpty else { return [] }
    // From left to right, whichever of them is the first (rule 1360).
    return alongRow(axis == .horizontal && runsFromRight ? views.reversed() : views)
      + views.flatMap(acrossRow)
  }

  private func relate(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0,
    _ relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
    priority: UILayoutPriority = .required, named name: String
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = "UISV-\(name)"
    constraint.isUIKits = true
    return constraint
  }

  private func alongRow(_ views: [UIView]) -> [NSLayoutConstraint] {
    let isRow = axis == .horizontal
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.leading, .trailing) : (.top, .bottom)
    let length: NSLayoutConstraint.Attribute = isRow ? .width : .height
    let insets = isLayoutMarginsRelativeArrangement ? margins : .zero
    var constraints = [
      relate(
        views[0], start, self, start, isRow ? insets.left : insets.top, named: "canvas-connection"),
      relate(
        self, end, views.last!, end, isRow ? insets.right : insets.bottom,
        named: "canvas-connection"),
    ]
    for (view, following) in zip(views, views.dropFirst()) {
      let before = isRow && runsFromRight ? following : view
      let gap = customSpacings[ObjectIdentifier(before)] ?? spacing
      constraints.append(
        relate(
          following, start, view, end, gap, sharesGaps ? .greaterThanOrEqual : .equal,
          named: "spacing"))
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        constraints.append(relate(view, length, views[0], length, named: "fill-equally"))
      }
    case .fillProportionally:
      let sizes = views.map {
        isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
      }
      // Each takes its part of the whole, the first before the others (rule 1300).
      let whole = sizes.filter { $0 > 0 }.reduce(spacing * CGFloat(views.count - 1), +)
      var priority: Float = 999
      var pairs = Array(zip(views, sizes))
      if isRow, runsFromRight { pairs.reverse() }
      for (view, size) in pairs where size > 0 && whole > 0 {
        constraints.append(
          relate(
            view, length, self, length, times: size / whole, priority: UILayoutPriority(priority),
            named: "fill-proportionally"))
        priority = max(1, priority - 1)
      }
    case .equalSpacing, .equalCentering:
      constraints += equalGaps(views, start, end, isRow)
    }
    return constraints
  }

  /// Guides of the same length are in the gaps between edges or between centres.
  private func equalGaps(
    _ views: [UIView], _ start: NSLayoutConstraint.Attribute,
    _ end: NSLayoutConstraint.Attribute, _ isRow: Bool
  ) -> [NSLayoutConstraint] {
    let isCentred = distribution == .equalCentering
    let middle: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
    let length: NSLayoutConstraint.Attribute = isRow ? .width : .height
    let gaps = guides(views.count - 1)
    var constraints: [NSLayoutConstraint] = []
    for (index, gap) in gaps.enumerated() {
      let (from, to) = (views[index], views[index + 1])
      let add = {
        (
          a: AnyObject, b: NSLayoutConstraint.Attribute, c: AnyObject,
          d: NSLayoutConstraint.Attribute
        ) in
        NSLayoutConstraint(
          item: a, attribute: b, relatedBy: .equal, toItem: c, attribute: d, multiplier: 1,
          constant: 0)
      }
      constraints.append(add(gap, start, from, isCentred ? middle : end))
      constraints.append(add(gap, end, to, isCentred ? middle : start))
      if index > 0 {
        let same = add(gap, length, gaps[0], length)
        same.priority = isCentred ? UILayoutPriority(149) : .required
        constraints.append(same)
      }
    }
    return constraints
  }

  private var gapGuides: [UILayoutGuide] = []

  private func guides(_ count: Int) -> [UILayoutGuide] {
    while gapGuides.count < count {
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      gapGuides.append(guide)
    }
    return Array(gapGuides.prefix(max(0, count)))
  }

  private func acrossRow(_ view: UIView) -> [NSLayoutConstraint] {
    let isRow = axis == .horizontal
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let middle: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
    let insets = isLayoutMarginsRelativeArrangement ? margins : .zero
    let (before, after) = isRow ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let isMirrored = !isRow && runsFromRight
    let (atStart, atEnd, isCentred) =
      switch alignment {
      case .leading where isMirrored: (false, true, false)
      case .trailing where isMirrored: (true, false, false)
      case .fill: (true, true, false)
      case .leading: (true, false, false)
      case .trailing: (false, true, false)
      case .firstBaseline: (!isRow, false, false)
      case .lastBaseline: (false, !isRow, false)
      case .center: (false, false, true)
      }
    var constraints = [
      relate(
        view, start, self, start, before, atStart ? .equal : .greaterThanOrEqual,
        named: "canvas-connection"),
      relate(
        self, end, view, end, after, atEnd ? .equal : .greaterThanOrEqual,
        named: "canvas-connection"),
    ]
    if isCentred {
      constraints.append(
        relate(view, middle, self, middle, (before - after) / 2, named: "alignment"))
    }
    if isRow, alignment == .firstBaseline || alignment == .lastBaseline {
      constraints += onBaseline(view, isFirst: alignment == .firstBaseline, insets)
    }
    // The row is no thicker than its thickest view.
    let thickness: NSLayoutConstraint.Attribute = isRow ? .height : .width
    if alignment != .fill {
      constraints.append(
        relate(
          self, thickness, view, thickness, before + after, priority: .fittingSizeLevel,
          named: "ambiguity-suppression"))
    }
    return constraints
  }

  /// Holds a view of a row on the baseline of the first one, and all as near to the edge as they allow (rule 953).
  private func onBaseline(
    _ view: UIView, isFirst: Bool, _ insets: UIEdgeInsets
  ) -> [NSLayoutConstraint] {
    let line: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    let edge: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
    let toEdge = relate(
      view, edge, self, edge, isFirst ? insets.top : -insets.bottom, priority: .fittingSizeLevel,
      named: "ambiguity-suppression")
    guard let first = shownViews.first, first !== view else { return [toEdge] }
    return [toEdge, relate(view, line, first, line, named: "alignment")]
  }

  package final override var renderedKind: String { "UIStackView" }
}
