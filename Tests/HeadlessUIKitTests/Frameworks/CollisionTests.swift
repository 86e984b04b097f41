import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Who meets whom, and who is told.
@MainActor
struct CollisionTests {
  /// Hears of collisions.
  final class Listener: NSObject, UICollisionBehaviorDelegate {
    var heard: [String] = []
    var points: [CGPoint] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) {
      heard.append("began \(tag(item1)) \(tag(item2))")
      points.append(p)
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { heard.append("ended \(tag(item1)) \(tag(item2))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      heard.append("began \(tag(item)) at \(identifier.map { "\($0)" } ?? "nil")")
      points.append(p)
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { heard.append("ended \(tag(item)) at \(identifier.map { "\($0)" } ?? "nil")") }
    private func tag(_ item: any UIDynamicItem) -> Int { (item as? UIView)?.tag ?? -1 }
  }

  @Test("A square that falls on a barrier is turned aside and ends on the floor", .rule(798))
  func barrier() throws {
    let room = try PhysicsRoom()
    let (square, listener) = (room.square(100, 100), Listener())
    let collision = room.world([square])
    collision.collisionDelegate = listener
    collision.addBoundary(
      withIdentifier: "barrier" as NSString, from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 130, y: 300))
    expectEqual(collision.boundaryIdentifiers?.count, 1)
    expectEqual(collision.boundary(withIdentifier: "barrier" as NSString)?.bounds.width, 130)
    try room.steps(26)
    expectEqual(square.center, CGPoint(x: 150, y: 244))
    expectEqual(listener.heard, [])
    try room.steps(4)
    expectEqual(listener.heard.first, "began 0 at barrier")
    expect(abs(listener.points[0].y - 300) < 1 && listener.points[0].x <= 130)
    // Its left side is held up, so it turns to the left and moves to the right.
    expect(square.transform.b > 0 && square.center.x > 150, "\(square.transform) \(square.center)")
    try room.advance(4)
    expect(listener.heard.contains("ended 0 at barrier"), "\(listener.heard)")
    expect(listener.heard.contains("began 0 at nil"), "\(listener.heard)")
    expect(abs(square.frame.maxY - 480) < 1 && square.center.x > 150, "\(square.frame)")
    expect(!room.animator.isRunning)
  }

  @Test("Two things meet once, and part once", .rule(798))
  func pair() throws {
    let room = try PhysicsRoom()
    let (one, two) = (room.square(0, 0, 50), room.square(200, 0, 50))
    (one.tag, two.tag) = (1, 2)
    let (collision, listener) = (UICollisionBehavior(items: [one, two]), Listener())
    collision.collisionDelegate = listener
    room.animator.addBehavior(collision)
    let quality = UIDynamicItemBehavior(items: [one, two])
    quality.elasticity = 1
    quality.addLinearVelocity(CGPoint(x: 300, y: 0), for: one)
    room.animator.addBehavior(quality)
    expectEqual(quality.linearVelocity(for: one), CGPoint(x: 300, y: 0))
    try room.advance(1)
    // All of the speed goes over.
    expectEqual(listener.heard, ["began 1 2", "ended 1 2"])
    expectEqual(quality.linearVelocity(for: one).x.rounded(), 0)
    expectEqual(quality.linearVelocity(for: two).x.rounded(), 300)
    expect(
      abs(one.center.x - 175) < 3 && two.transform.isIdentity, "\(one.center) \(two.transform)")
    let callbacks = room.stage.device.lines(.callback).filter { $0.contains("collisionBehavior") }
    expectEqual(callbacks.count, 2)
  }

  @Test("Things meet what the mode says, and only in the same behavior", .rule(798))
  func modes() throws {
    let room = try PhysicsRoom()
    let (one, two) = (room.square(0, 0, 50), room.square(100, 0, 50))
    let (floor, other) = (UICollisionBehavior(items: [one]), UICollisionBehavior(items: [two]))
    floor.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0))
    other.translatesReferenceBoundsIntoBoundary = true
    other.collisionMode = .items
    room.animator.addBehavior(UIGravityBehavior(items: [one, two]))
    room.animator.addBehavior(floor)
    room.animator.addBehavior(other)
    try room.advance(3)
    expectEqual(one.frame.maxY, 400)
    expect(two.frame.minY > 480)
  }

  @Test("Things in a round boundary stay in it, and discs roll", .rule(798))
  func round() throws {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let room = try PhysicsRoom()
    let balls = (0..<5).map { index in
      Ball(frame: CGRect(x: 130 + index * 12, y: 60 + index * 32, width: 30, height: 30))
    }
    for ball in balls { room.room.addSubview(ball) }
    let collision = UICollisionBehavior(items: balls)
    collision.addBoundary(
      withIdentifier: "arena" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 300, height: 300)))
    room.animator.addBehavior(UIGravityBehavior(items: balls))
    room.animator.addBehavior(collision)
    try room.advance(8)
    for ball in balls {
      let distance = hypot(ball.center.x - 160, ball.center.y - 160)
      expect(distance < 137, "\(ball.center)")
    }
    expect(balls.contains { !$0.transform.isIdentity })
  }

  @Test("A path is what others meet, and it has no corners where it has none", .rule(798))
  func path() throws {
    final class Wedge: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -20, y: -10))
        path.addLine(to: CGPoint(x: 20, y: -10))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.close()
        return path
      }
    }
    let room = try PhysicsRoom()
    let wedge = Wedge(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
    room.room.addSubview(wedge)
    room.world([wedge])
    let quality = UIDynamicItemBehavior(items: [wedge])
    quality.allowsRotation = false
    room.animator.addBehavior(quality)
    try room.advance(3)
    expectEqual(wedge.center, CGPoint(x: 200, y: 470))
  }

  @Test("An anchored thing holds others and stays", .rule(798))
  func anchored() throws {
    let room = try PhysicsRoom()
    let (shelf, square) = (room.square(100, 300), room.square(100, 100))
    room.world([shelf, square])
    let quality = UIDynamicItemBehavior(items: [shelf])
    quality.isAnchored = true
    room.animator.addBehavior(quality)
    try room.advance(3)
    expectEqual(shelf.frame, CGRect(x: 100, y: 300, width: 100, height: 100))
    expectEqual(square.frame, CGRect(x: 100, y: 200, width: 100, height: 100))
  }

  @Test("Qualities are those that Apple names, and each does what it says", .rule(798))
  func qualities() throws {
    let room = try PhysicsRoom()
    let usual = UIDynamicItemBehavior(items: [])
    expect(usual.elasticity == 0 && usual.friction == 0 && usual.density == 1)
    expect(usual.resistance == 0 && usual.angularResistance == 0 && usual.allowsRotation)
    expect(!usual.isAnchored && usual.charge == 0)
    let (fast, slow) = (room.square(0, 0), room.square(0, 200))
    let (one, two) = (
      UIDynamicItemBehavior(items: [fast]), UIDynamicItemBehavior(items: [slow])
    )
    two.resistance = 5
    two.density = 4
    for (behavior, view) in [(one, fast), (two, slow)] {
      behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: view)
      room.animator.addBehavior(behavior)
    }
    let push = UIPushBehavior(items: [fast, slow], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 1)
    room.animator.addBehavior(push)
    try room.steps(60)
    expectEqual(fast.center, CGPoint(x: 250, y: 150))
    expect(slow.center.x > 80 && slow.center.x < 100, "\(slow.center)")
    expect(slow.center.y > 253 && slow.center.y < 256, "\(slow.center)")
  }

  @Test("A group moves as one thing", .rule(798))
  func group() throws {
    let room = try PhysicsRoom()
    let (one, two) = (room.square(50, 0, 50), room.square(150, 0, 50))
    let group = UIDynamicItemGroup(items: [one, two])
    expect(group.center == CGPoint(x: 125, y: 25) && group.bounds.width == 150)
    room.animator.addBehavior(UIGravityBehavior(items: [group]))
    let collision = UICollisionBehavior(items: [group])
    collision.translatesReferenceBoundsIntoBoundary = true
    room.animator.addBehavior(collision)
    try room.advance(3)
    expect(abs(one.center.y - 455) < 1 && abs(two.center.y - 455) < 1)
    expect(abs(two.center.x - one.center.x - 100) < 0.01)
  }
}
