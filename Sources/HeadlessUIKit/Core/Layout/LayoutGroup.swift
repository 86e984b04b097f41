import Foundation

/// The views that constraints place inside of one root, with everything that decides their frames.
///
/// The root has its frame from elsewhere: from its superview's autoresizing or from whoever set it.
/// Everything is expressed in the root's coordinates. Right-to-left reading is left out.
struct LayoutGroup {
  let root: UIView
  /// Whether the root's size is looked for too, to see how large it would like to be.
  private let measures: Bool
  /// Whether frames and masks are relations too, to see what contradicts what.
  private let relatesFrames: Bool
  private(set) var views: [UIView] = []
  /// Views with frames and masks of which constraints speak all the same.
  private var fixedViews: [UIView] = []
  private var guides: [UILayoutGuide] = []
  /// Of all variables, as they came out.
  var values: [Double] = []
  /// The variables of a view or guide: left, top, width and height in its superview's coordinates.
  var variables: [ObjectIdentifier: (x: Int, y: Int, width: Int, height: Int)] = [:]
  private(set) var variableCount = 0
  var relations: [LinearSystem.Relation] = []
  /// What the relations come from; nil for one of the runtime's own.
  var sources: [LayoutSource?] = []
  /// Constraints among what is fixed, and by how many points they are missed.
  var missedByFrames: [(constraint: NSLayoutConstraint, points: Double)] = []
  /// The heights of texts of several lines, once their widths are known.
  private var textHeights: [ObjectIdentifier: CGFloat] = [:]
  /// The frames of views in terms of the variables. Each constraint asks for two, so they are kept.
  private var boxes = Boxes()

  private final class Boxes {
    var byView: [ObjectIdentifier: Box] = [:]
  }

  fileprivate struct Box {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
  }

  init(root: UIView, measuring: Bool = false, relatingFrames: Bool = false) {
    self.root = root
    measures = measuring || relatingFrames
    relatesFrames = relatingFrames
    collect()
  }

  /// Whether constraints place anything here.
  var isEmpty: Bool { views.isEmpty && guides.isEmpty }

  private mutating func collect() {
    var waiting = [root]
    while let view = waiting.popLast() {
      if view !== root { views.append(view) }
      (view as? UIStackView)?.prepareGuides()
      guides += view.layout?.guides ?? []
      if let scroll = view as? UIScrollView, Self.placesContent(of: scroll) {
        guides.append(scroll.ownContentLayoutGuide)
      }
      waiting += view.drawnSubviews.filter(\.isPlacedByConstraints).reversed()
      // What has its own frame inside of a view that moves is a root of its own.
      fixedViews += view.drawnSubviews.filter(\.keepsFrameAgainstConstraints)
    }
  }

  // MARK: Solving

  /// Looks for the frames and gives them to the views.
  mutating func layOut() {
    guard !isEmpty || !fixedViews.isEmpty else { return }
    solve()
    if measureTexts() { solve() }
    noteBroken()
    var asked = insetsAsked
    apply()
    // A view that bars no longer cover, where it is now, has other margins (rule 362).
    for _ in 0..<Self.roundsForInsets where insetsAsked != asked {
      asked = insetsAsked
      solve()
      if measureTexts() { solve() }
      apply()
    }
  }

  /// Where a view is decides about its margins, and they about where others are.
  private static let roundsForInsets = 2

  /// The size that the root would like to have.
  mutating func size(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let wish = (target, horizontal.rawValue, vertical.rawValue)
    solve(wish)
    if measureTexts() { solve(wish) }
    let box = box(of: root)
    return CGSize(
      width: rounded(value(of: box.width)), height: rounded(value(of: box.height)))
  }

  func value(of sum: LinearExpression) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.factor * values[$1.variable] }
  }

  mutating func solve(_ wish: (size: CGSize, Float, Float)? = nil) {
    relate()
    if let wish {
      let box = box(of: root)
      relate(box.width - LinearExpression(Double(wish.size.width)), .equal, wish.1)
      relate(box.height - LinearExpression(wish.size.height), .equal, wish.2)
    }
    values = LinearSystem(relations, variables: variableCount).values()
  }

  /// Looks for all that is asked of the frames, without an answer yet.
  mutating func relate() {
    variables = [:]
    boxes = Boxes()
    (relations, sources, missedByFrames) = ([], [], [])
    variableCount = 0
    for item in items {
      let first = variableCount
      variables[ObjectIdentifier(item)] = (first, first + 1, first + 2, first + 3)
      variableCount += 4
    }
    relateConstraints()
    relateContents()
    if relatesFrames { relateFrames() }
  }

  /// What has variables, in a fixed order.
  private var items: [AnyObject] {
    (measures ? [root] : []) + views as [AnyObject]
      + (relatesFrames ? fixedViews : []) as [AnyObject] + guides as [AnyObject]
  }

  private mutating func relate(
    _ sum: LinearExpression, _ relation: LinearSolver.Relation, _ priority: Float,
    _ source: LayoutSource? = nil
  ) {
    guard priority > 0 else { return }
    relations.append(LinearSystem.Relation(sum: sum, relation: relation, priority: priority))
    sources.append(source)
  }

  private mutating func relateConstraints() {
    var seen: Set<ObjectIdentifier> = []
    var constraints: [NSLayoutConstraint] = []
    for view in [root] + views {
      for constraint in view.layout?.involving ?? []
      where seen.insert(ObjectIdentifier(constraint)).inserted { constraints.append(constraint) }
    }
    for view in fixedViews {
      for constraint in view.layout?.involving ?? []
      where isAmongFixed(constraint) && seen.insert(ObjectIdentifier(constraint)).inserted {
        constraints.append(constraint)
      }
    }
    constraints.sort { $0.ordinal < $1.ordinal }
    for view in [root] + views {
      if let stack = view as? UIStackView { constraints += stack.ownConstraints }
    }
    for constraint in constraints {
      guard var sum = side(constraint, first: true) else { continue }
      if constraint.secondAttribute != .notAnAttribute, constraint.secondItem != nil {
        guard let second = side(constraint, first: false) else { continue }
        sum.add(second, times: -constraint.multiplier)
      }
      sum.constant -= constraint.constant
      let relation: LinearSolver.Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .atMost
        case .greaterThanOrEqual: .atLeast
        }
      // A relation among things that are all fixed moves nothing.
      guard !sum.terms.isEmpty else {
        if isAmongFixed(constraint) {
          missedByFrames.append((constraint, relation.miss(of: sum.constant)))
        }
        continue
      }
      relate(sum, relation, constraint.priority.rawValue, .constraint(constraint))
    }
  }

  /// Whether it binds the root and views that keep their frames, and nothing else.
  private func isAmongFixed(_ constraint: NSLayoutConstraint) -> Bool {
    var hasFixed = false
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item else { continue }
      if let guide = item as? UILayoutGuide {
        guard case .inset = guide.kind else { return false }
      }
      let view = NSLayoutConstraint.view(of: item)
      let isFixed = fixedViews.contains { $0 === view }
      guard isFixed || view === root else { return false }
      hasFixed = hasFixed || isFixed
    }
    return hasFixed
  }

  /// What frames and masks say, as relations that must hold (rule 431).
  private mutating func relateFrames() {
    for view in [root] + fixedViews {
      guard let own = variables[ObjectIdentifier(view)] else { continue }
      let frames = view === root ? [] : [(own.x, own.width, true), (own.y, own.height, false)]
      for (length, isWidth) in [(own.width, true), (own.height, false)] {
        let relation = FrameRelation(view, isWidth ? .width : .height, root: root)
        var sum = LinearExpression(variable: length)
        sum.constant -= relation.constant
        if relation.isRelative, let superview = view.drawnSuperview {
          let around = box(of: superview)
          sum.add(isWidth ? around.width : around.height, times: -1)
        }
        relate(sum, .equal, 1000, .frame(relation))
      }
      for (start, length, isWidth) in frames {
        let relation = FrameRelation(view, isWidth ? .midX : .midY, root: root)
        var sum = LinearExpression(variable: start)
        sum.add(0.5, of: length)
        sum.constant -= relation.constant
        if relation.isRelative, let superview = view.drawnSuperview {
          let around = box(of: superview)
          sum.add(isWidth ? around.width : around.height, times: -0.5)
        }
        relate(sum, .equal, 1000, .frame(relation))
      }
    }
  }

  /// No length is negative, and content wants to be seen.
  private mutating func relateContents() {
    for item in items {
      let own = variables[ObjectIdentifier(item)]!
      relate(LinearExpression(variable: own.width), .atLeast, 1000)
      relate(LinearExpression(variable: own.height), .atLeast, 1000)
      guard let view = item as? UIView else { continue }
      let size = view.contentSizeInLayout
      let height = textHeights[ObjectIdentifier(view)] ?? size.height
      // A size of its own is that of the rectangle by which it is aligned (rule 683).
      let around = view.alignmentRectInsets
      want(size.width + around.left + around.right, of: own.width, .horizontal, view, size.width)
      want(height + around.top + around.bottom, of: own.height, .vertical, view, height)
    }
  }

  private mutating func want(
    _ length: CGFloat, of variable: Int, _ axis: NSLayoutConstraint.Axis, _ view: UIView,
    _ own: CGFloat
  ) {
    // Whatever is around it, a view without a size of its own has none.
    guard own >= 0, length.isFinite else { return }
    let sum = LinearExpression(variable: variable) - LinearExpression(length)
    relate(sum, .atMost, view.contentHuggingPriority(for: axis).rawValue)
    relate(sum, .atLeast, view.contentCompressionResistancePriority(for: axis).rawValue)
  }

  /// Asks the texts of several lines how high they are in the widths that came out.
  mutating func measureTexts() -> Bool {
    var changed = false
    for view in views where view.breaksLines {
      let own = variables[ObjectIdentifier(view)]!
      let height = view.textHeight(inWidth: values[own.width])
      guard height != textHeights[ObjectIdentifier(view)] ?? view.intrinsicContentSize.height
      else { continue }
      textHeights[ObjectIdentifier(view)] = height
      changed = true
    }
    return changed
  }

  // MARK: Where things are

  private func side(_ constraint: NSLayoutConstraint, first: Bool) -> LinearExpression? {
    let (item, other) =
      first
      ? (constraint.firstItem, constraint.secondItem)
      : (constraint.secondItem, constraint.firstItem)
    let attribute = first ? constraint.firstAttribute : constraint.secondAttribute
    guard let item else { return nil }
    if let scroll = Self.scrollView(item, meansContentBy: attribute, for: other) {
      return expression(attribute, of: scroll.ownContentLayoutGuide)
    }
    return expression(attribute, of: item)
  }

  /// The scroll view whose content is meant: for what is inside of it, its edges are those of its content.
  private static func scrollView(
    _ item: AnyObject?, meansContentBy attribute: NSLayoutConstraint.Attribute,
    for other: AnyObject?
  ) -> UIScrollView? {
    guard let scroll = item as? UIScrollView, attribute != .width, attribute != .height,
      let inside = NSLayoutConstraint.view(of: other), inside !== scroll,
      inside.isInside(scroll)
    else { return nil }
    return scroll
  }

  /// Whether constraints speak of the content: of its guide, or of the scroll view's edges from inside.
  private static func placesContent(of scroll: UIScrollView) -> Bool {
    (scroll.layout?.involving ?? []).contains { constraint in
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      if let guide = scroll.contentGuide, first === guide || second === guide { return true }
      return scrollView(first, meansContentBy: constraint.firstAttribute, for: second) === scroll
        || scrollView(second, meansContentBy: constraint.secondAttribute, for: first) === scroll
    }
  }

  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject
  )
    -> LinearExpression
  {
    let box = box(of: item)
    let view = item as? UIView
    let margins = { view?.toldMargins ?? .zero }
    switch attribute {
    case .left, .leading: return aligned(box, view).x
    case .right, .trailing:
      let box = aligned(box, view)
      return box.x + box.width
    case .top: return aligned(box, view).y
    case .bottom:
      let box = aligned(box, view)
      return box.y + box.height
    case .width: return aligned(box, view).width
    case .height: return aligned(box, view).height
    case .centerX:
      let box = aligned(box, view)
      return box.x + box.width * 0.5
    case .centerY:
      let box = aligned(box, view)
      return box.y + box.height * 0.5
    case .centerXWithinMargins: return box.x + box.width * 0.5
    case .centerYWithinMargins: return box.y + box.height * 0.5
    case .firstBaseline: return box.y + LinearExpression(Double(view?.firstBaseline ?? 0))
    case .lastBaseline:
      return box.y + box.height - LinearExpression(Double(view?.depthBelowBaseline ?? 0))
    case .leftMargin, .leadingMargin: return box.x + LinearExpression(margins().left)
    case .rightMargin, .trailingMargin:
      return box.x + box.width - LinearExpression(margins().right)
    case .topMargin: return box.y + LinearExpression(margins().top)
    case .bottomMargin: return box.y + box.height - LinearExpression(margins().bottom)
    case .notAnAttribute: return LinearExpression()
    }
  }

  /// The rectangle by which constraints see a view that has that frame (rule 683).
  private func aligned(_ box: Box, _ view: UIView?) -> Box {
    guard let insets = view?.alignmentRectInsets, insets != .zero else { return box }
    var box = box
    box.x.constant += insets.left
    box.y.constant += insets.top
    box.width.constant -= insets.left + insets.right
    box.height.constant -= insets.top + insets.bottom
    return box
  }

  private func box(of item: AnyObject) -> Box {
    guard let guide = item as? UILayoutGuide else {
      return (item as? UIView).map(box(of:)) ?? Box(fixed: .zero)
    }
    guard let owner = guide.owningView else { return Box(fixed: .zero) }
    if case .inset(let insets) = guide.kind {
      var box = box(of: owner)
      let insets = insets(owner)
      box.x.constant += insets.left
      box.y.constant += insets.top
      box.width.constant -= insets.left + insets.right
      box.height.constant -= insets.top + insets.bottom
      return box
    }
    guard let own = variables[ObjectIdentifier(guide)] else {
      return Box(fixed: root.convert(guide.solvedFrame, from: owner))
    }
    let origin = origin(of: owner)
    var box = Box(own, in: origin)
    // Content begins where the scroll view's coordinates do.
    if case .content = guide.kind { (box.x, box.y) = (origin.x, origin.y) }
    return box
  }

  private func box(of view: UIView) -> Box {
    let key = ObjectIdentifier(view)
    if let known = boxes.byView[key] { return known }
    let box = newBox(of: view)
    boxes.byView[key] = box
    return box
  }

  private func newBox(of view: UIView) -> Box {
    if view === root {
      guard let own = variables[ObjectIdentifier(root)] else {
        return Box(fixed: root.drawnBounds)
      }
      return Box(
        x: LinearExpression(root.drawnBoundsOrigin.x),
        y: LinearExpression(root.drawnBoundsOrigin.y),
        width: LinearExpression(variable: own.width),
        height: LinearExpression(variable: own.height))
    }
    guard view.isInside(root), let superview = view.drawnSuperview else {
      return Box(fixed: root.convert(view.drawnBounds, from: view))
    }
    let origin = origin(of: superview)
    if let own = variables[ObjectIdentifier(view)] { return Box(own, in: origin) }
    var box = Box(fixed: view.drawnFrame)
    box.x.add(origin.x)
    box.y.add(origin.y)
    return box
  }

  /// Where the zero of the view's own coordinates is.
  private func origin(of view: UIView) -> (x: LinearExpression, y: LinearExpression) {
    guard view !== root else { return (LinearExpression(), LinearExpression()) }
    var box = box(of: view)
    box.x.constant -= view.drawnBoundsOrigin.x
    box.y.constant -= view.drawnBoundsOrigin.y
    return (box.x, box.y)
  }

  // MARK: What comes of it

  private func apply() {
    for guide in guides {
      let frame = solved(guide)
      guide.solvedFrame = frame
      if case .content = guide.kind, let scroll = guide.owningView as? UIScrollView {
        // That of a text view is as high as its text, whatever is fixed to its edges (rule 924).
        if !(scroll is UITextView) { scroll.contentSize = frame.size }
      }
    }
    for view in views {
      // What no constraint speaks of stays where it is.
      guard isPlaced(view) else { continue }
      let frame = solved(view)
      if frame != view.drawnFrame { view.placeByBoundsAndCenter(frame) }
    }
  }

  private func isPlaced(_ view: UIView) -> Bool {
    if let stack = view.drawnSuperview as? UIStackView,
      stack.arranged.contains(where: { $0 === view })
    {
      return !view.drawnHidden
    }
    return !(view.layout?.involving.isEmpty ?? true)
  }

  private func solved(_ item: AnyObject) -> CGRect {
    let own = variables[ObjectIdentifier(item)]!
    return CGRect(
      x: rounded(values[own.x]), y: rounded(values[own.y]),
      width: rounded(values[own.width]), height: rounded(values[own.height]))
  }

  /// Rounds a length to whole pixels.
  private func rounded(_ length: Double) -> CGFloat {
    let scale = Simulator.current.screen.renderedScale
    return (length * scale).rounded() / scale
  }
}

extension LayoutGroup.Box {
  fileprivate init(fixed frame: CGRect) {
    self.init(
      x: LinearExpression(frame.minX), y: LinearExpression(frame.minY),
      width: LinearExpression(frame.width), height: LinearExpression(frame.height))
  }

  fileprivate init(
    _ own: (x: Int, y: Int, width: Int, height: Int),
    in origin: (x: LinearExpression, y: LinearExpression)
  ) {
    self.init(
      x: origin.x + LinearExpression(variable: own.x),
      y: origin.y + LinearExpression(variable: own.y),
      width: LinearExpression(variable: own.width), height: LinearExpression(variable: own.height))
  }
}
