import Foundation

/// How an attachment ties two bodies, or one to a point (rule 799).
final class AttachmentJoint {
  /// The kinds of attachments.
  enum Kind {
    /// As far apart as a rod is long, or a spring; at most as far; as one piece; about a point.
    case rod, rope, weld, pin
    /// Along a line, without turning.
    case slide(CGVector)
  }

  /// The point that a body hangs on alone.
  var anchor: CGPoint
  var length = 0.0
  var spring = PhysicsLink.Kind.rigid
  var range = (least: -Double.infinity, most: Double.infinity)
  var friction = 0.0

  private let kind: Kind
  private let item: PhysicsBody
  /// The other body; what does not move where there is none.
  private let base: PhysicsBody
  private let isFixed: Bool
  private var links: [PhysicsLink] = []
  // Where the two are tied, from their middles, as if they were not turned.
  private var itemArm: (x: Double, y: Double)
  private var baseArm: (x: Double, y: Double)
  /// How the item was turned against the other one.
  private let turn: Double

  init(
    _ kind: Kind, _ item: PhysicsBody, _ other: PhysicsBody?, _ world: PhysicsWorld,
    _ anchor: CGPoint, _ offsets: [UIOffset]
  ) {
    (self.kind, self.item, self.anchor) = (kind, item, anchor)
    base = other ?? world.ground
    isFixed = other == nil
    turn = item.angle - base.angle
    let (x, y) = (Double(anchor.x), Double(anchor.y))
    switch kind {
    case .rod, .rope:
      itemArm = (Double(offsets[0].horizontal), Double(offsets[0].vertical))
      baseArm = other == nil ? (0, 0) : (Double(offsets[1].horizontal), Double(offsets[1].vertical))
    case .weld, .pin:
      itemArm = Self.unturned(x - item.x, y - item.y, item)
      baseArm = Self.unturned(x - base.x, y - base.y, base)
    case .slide:
      itemArm = (0, 0)
      baseArm = Self.unturned(item.x - base.x, item.y - base.y, base)
    }
    links = (0..<5).map { _ in PhysicsLink(base, item) }
  }

  /// The opposite of ``PhysicsBody/turned(_:_:)``.
  private static func unturned(
    _ x: Double, _ y: Double, _ body: PhysicsBody
  ) -> (x: Double, y: Double) {
    let (cosine, sine) = (cos(body.angle), sin(body.angle))
    return (x * cosine + y * sine, y * cosine - x * sine)
  }

  /// Ties the two for a step.
  func act(in world: PhysicsWorld) {
    let arm = item.turned(itemArm.x, itemArm.y)
    var other = base.turned(baseArm.x, baseArm.y)
    var start = (x: base.x + other.x, y: base.y + other.y)
    if case .rod = kind, isFixed {
      start = (Double(anchor.x), Double(anchor.y))
      other = (0, 0)
    }
    let way = (x: item.x + arm.x - start.x, y: item.y + arm.y - start.y)
    let distance = (way.x * way.x + way.y * way.y).squareRoot()
    let direction = distance > 1e-6 ? (x: way.x / distance, y: way.y / distance) : (x: 0, y: 1)
    var used = 0
    func tie(
      _ x: Double, _ y: Double, _ drift: Double, _ kind: PhysicsLink.Kind,
      from firstArm: (x: Double, y: Double)
    ) {
      links[used].tie(
        x, y, firstArm: firstArm, secondArm: arm, drift: drift, kind, PhysicsWorld.interval)
      world.use(links[used])
      used += 1
    }
    func tieTurns(_ drift: Double, _ kind: PhysicsLink.Kind) {
      links[used].tieTurns(drift: drift, kind, PhysicsWorld.interval)
      world.use(links[used])
      used += 1
    }
    let angle = item.angle - base.angle - turn
    switch kind {
    case .rod where length > 0.001:
      tie(direction.x, direction.y, distance - length, spring, from: other)
    case .rod:
      tie(1, 0, way.x, spring, from: other)
      tie(0, 1, way.y, spring, from: other)
    case .rope: tie(direction.x, direction.y, distance - length, .most, from: other)
    case .weld:
      tie(1, 0, way.x, .rigid, from: other)
      tie(0, 1, way.y, .rigid, from: other)
      tieTurns(angle, .rigid)
    case .pin:
      tie(1, 0, way.x, .rigid, from: other)
      tie(0, 1, way.y, .rigid, from: other)
      if range.least.isFinite { tieTurns(angle - range.least, .least) }
      if range.most.isFinite { tieTurns(angle - range.most, .most) }
      if friction > 0 { tieTurns(0, .brake(friction * UIPushBehavior.unit)) }
    case .slide(let vector):
      let size = Double(hypot(vector.dx, vector.dy))
      let own = size > 0 ? (x: Double(vector.dx) / size, y: Double(vector.dy) / size) : (x: 1, y: 0)
      let axis = base.turned(own.x, own.y)
      // The other body is turned by a force where the item is now.
      let reach = (x: other.x + way.x, y: other.y + way.y)
      tie(-axis.y, axis.x, way.y * axis.x - way.x * axis.y, .rigid, from: reach)
      tieTurns(angle, .rigid)
      let along = way.x * axis.x + way.y * axis.y
      if range.least.isFinite { tie(axis.x, axis.y, along - range.least, .least, from: reach) }
      if range.most.isFinite { tie(axis.x, axis.y, along - range.most, .most, from: reach) }
    }
  }
}
