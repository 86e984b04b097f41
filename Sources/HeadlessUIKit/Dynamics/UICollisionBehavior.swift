public import Foundation

/// Things collide (rule 798); iOS 7.0 and later.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What collides with what; iOS 7.0 and later.
  public struct Mode: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Things meet each other.
    public static let items = Mode(rawValue: 1)
    /// Things meet boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }
  /// What meets.
  open private(set) var items: [any UIDynamicItem]
  private final var boundaries: [CollisionBoundary] = []
  private final var edges: CollisionBoundary?
  private final var edgesFrame = CGRect.null
  private final var insets = UIEdgeInsets.zero
  private final var meetings: [CollisionMeeting] = []
  private final var touches: [CollisionMeeting] = []
  /// Lets things meet.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public convenience override init() { self.init(items: []) }
  /// Lets one more thing meet the others.
  open func addItem(_ item: any UIDynamicItem) { items = adding(item, to: items) }
  /// Lets a thing no longer meet the others.
  open func removeItem(_ item: any UIDynamicItem) {
    items = removing(item, from: items)
    touches.removeAll { $0.first === item || $0.second === item }
  }
  /// What meets what.
  open var collisionMode = Mode.everything { didSet { hasChanged() } }
  /// Whether the edges of the view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { hasChanged() } }
  /// Who hears of it; held weakly.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Makes the edges of the view, moved in, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a boundary along a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let boundary = CollisionBoundary(identifier, bezierPath)
    if let index = boundaries.firstIndex(where: { $0.name == boundary.name }) {
      boundaries[index] = boundary
    } else {
      boundaries.append(boundary)
    }
    hasChanged()
  }
  /// Adds a boundary from point to point.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.name == "\(identifier)" }
    hasChanged()
  }
  /// Takes all boundaries away.
  open func removeAllBoundaries() {
    boundaries = []
    hasChanged()
  }
  /// The names of the boundaries; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
  }
  /// The boundary of that name; nil for none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.name == "\(identifier)" }?.path
  }

  // MARK: A step

  final override var dynamicItems: [any UIDynamicItem] { items }

  final override func meet(in animator: UIDynamicAnimator) {
    meetings.removeAll(keepingCapacity: true)
    let bodies = items.map { animator.body(of: $0) }
    if collisionMode.contains(.items) {
      for index in 0..<bodies.count {
        guard let body = bodies[index] else { continue }
        for next in (index + 1)..<bodies.count {
          guard let other = bodies[next] else { continue }
          animator.world.meet(body, other) { contact in
            meetings.append(CollisionMeeting(items[index], items[next], nil, contact))
          }
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    followEdges(of: animator)
    for boundary in edges.map({ [$0] + boundaries }) ?? boundaries {
      for (item, body) in zip(items, bodies) {
        guard let body else { continue }
        for line in boundary.lines {
          animator.world.meet(line, body) { contact in
            meetings.append(CollisionMeeting(item, nil, boundary, contact))
          }
        }
      }
    }
  }

  private func followEdges(of animator: UIDynamicAnimator) {
    guard translatesReferenceBoundsIntoBoundary, let bounds = animator.referenceBounds else {
      (edges, edgesFrame) = (nil, .null)
      return
    }
    let frame = bounds.inset(by: insets)
    guard frame != edgesFrame else { return }
    edgesFrame = frame
    edges = CollisionBoundary(nil, UIBezierPath(rect: frame))
  }

  final override func tell() {
    guard collisionDelegate != nil else { return touches = [] }
    var (now, known) = ([CollisionMeeting](), Set<CollisionMeeting.Key>())
    for meeting in meetings where meeting.contact.isTouching {
      if known.insert(meeting.key).inserted { now.append(meeting) }
    }
    let before = touches
    let old = Set(before.map(\.key))
    touches = now
    for meeting in now where !old.contains(meeting.key) { begin(meeting) }
    for meeting in before where !known.contains(meeting.key) { end(meeting) }
  }

  private func begin(_ meeting: CollisionMeeting) {
    let simulator = Simulator.current!
    let place = meeting.contact.place
    let point = CGPoint(x: place.x, y: place.y)
    // A trace is read by people.
    let rounded = CGPoint(x: point.x.rounded(), y: point.y.rounded())
    if let second = meeting.second {
      simulator.tell(
        collisionDelegate, "collisionBehavior(_:beganContactFor:with:at:)",
        names(meeting.first, second) + [spelled(rounded)]
      ) { $0.collisionBehavior(self, beganContactFor: meeting.first, with: second, at: point) }
    } else {
      simulator.tell(
        collisionDelegate, "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
        names(meeting.first) + [meeting.boundaryName, spelled(rounded)]
      ) {
        $0.collisionBehavior(
          self, beganContactFor: meeting.first,
          withBoundaryIdentifier: meeting.boundary?.identifier, at: point)
      }
    }
  }

  /// Itself and these things as a trace has them.
  private func names(_ items: any UIDynamicItem...) -> [String] {
    let simulator = Simulator.current!
    return [simulator.name(of: self)] + items.map { simulator.name(of: $0) }
  }

  private func end(_ meeting: CollisionMeeting) {
    let simulator = Simulator.current!
    if let second = meeting.second {
      simulator.tell(
        collisionDelegate, "collisionBehavior(_:endedContactFor:with:)",
        names(meeting.first, second)
      ) { $0.collisionBehavior(self, endedContactFor: meeting.first, with: second) }
    } else {
      simulator.tell(
        collisionDelegate, "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)",
        names(meeting.first) + [meeting.boundaryName]
      ) {
        $0.collisionBehavior(
          self, endedContactFor: meeting.first,
          withBoundaryIdentifier: meeting.boundary?.identifier)
      }
    }
  }
}

/// Hears of collisions; iOS 7.0 and later.
@MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two things have met.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two things have parted.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// A thing has met a boundary; without a name for the edges of the view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// A thing has parted from a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}
extension UICollisionBehaviorDelegate {
  /// The default for a type that does not implement this member.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { isMissing() }
}
