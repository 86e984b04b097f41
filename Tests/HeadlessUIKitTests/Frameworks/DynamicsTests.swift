import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Views in a room of 320 × 480 points, and an animator for them.
@MainActor
struct PhysicsRoom {
  let stage: TestApp
  let room: UIView
  let animator: UIDynamicAnimator

  init(iOS: IOSVersion = 9) throws {
    stage = TestApp(iOS: iOS, model: "iPhone 5")
    let controller = A()
    try stage.show(controller)
    room = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view.addSubview(room)
    animator = UIDynamicAnimator(referenceView: room)
  }

  func square(_ x: Int, _ y: Int, _ side: Int = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    room.addSubview(view)
    return view
  }

  /// Gravity, and the edges of the room.
  @discardableResult
  func world(_ views: [UIView]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: views)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: views))
    animator.addBehavior(collision)
    return collision
  }

  func advance(_ seconds: Double) throws { try stage.device.simulator.advance(by: seconds + 0.001) }
  /// Lets so many pictures pass.
  func steps(_ count: Int) throws { try advance(Double(count) / 60) }
}

/// What falls, is pushed and comes to rest.
@MainActor
struct DynamicsTests {
  /// Hears of an animator.
  final class Listener: NSObject, UIDynamicAnimatorDelegate {
    var heard: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
      heard.append("pause \(animator.isRunning)")
    }
  }

  @Test("A fall is where it should be at each picture", .rule(797))
  func fall() throws {
    let room = try PhysicsRoom()
    let square = room.square(100, 100)
    room.animator.addBehavior(UIGravityBehavior(items: [square]))
    expectEqual(square.center, CGPoint(x: 150, y: 150))
    try room.steps(24)
    expectEqual(square.center, CGPoint(x: 150, y: 230))
    try room.steps(36)
    expectEqual(square.center, CGPoint(x: 150, y: 650))
    expect(room.animator.isRunning)
    expect(abs(room.animator.elapsedTime - 1) < 1e-6)
  }

  @Test("Gravity points where its angle or its vector says", .rule(797))
  func direction() throws {
    let room = try PhysicsRoom()
    let gravity = UIGravityBehavior(items: [])
    expect(gravity.angle == .pi / 2 && gravity.magnitude == 1)
    gravity.gravityDirection = CGVector(dx: -3, dy: 0)
    expect(gravity.magnitude == 3 && gravity.angle == .pi)
    gravity.setAngle(0, magnitude: 0.5)
    expectEqual(gravity.gravityDirection, CGVector(dx: 0.5, dy: 0))
    let square = room.square(0, 0)
    gravity.addItem(square)
    room.animator.addBehavior(gravity)
    try room.steps(60)
    expectEqual(square.center, CGPoint(x: 300, y: 50))
  }

  @Test("A square comes to rest on the floor, and the animator says so", .rule(796, 798))
  func floor() throws {
    let room = try PhysicsRoom()
    let (square, listener) = (room.square(100, 100), Listener())
    room.animator.delegate = listener
    room.world([square])
    expectEqual(listener.heard, ["resume"])
    var highest: CGFloat = 0
    for _ in 0..<180 {
      try room.steps(1)
      highest = max(highest, square.frame.maxY)
    }
    expect(highest <= 480, "\(highest)")
    expectEqual(square.frame, CGRect(x: 100, y: 380, width: 100, height: 100))
    expectEqual(listener.heard, ["resume", "pause false"])
    expect(!room.animator.isRunning)
    // 0.75 seconds until it is down, a bounce and the half second.
    expect(room.animator.elapsedTime > 1.3 && room.animator.elapsedTime < 2.5)
  }

  @Test("What never rests does not let a script wait, and moves as time passes", .rule(796))
  func endless() throws {
    let room = try PhysicsRoom()
    let square = room.square(0, 0)
    room.animator.addBehavior(UIGravityBehavior(items: [square]))
    try room.stage.settle()
    expectEqual(square.center.y, 50)
    try room.advance(60)
    expect(square.center.y > 1_000_000 && room.animator.isRunning)
  }

  @Test("An elastic square comes up as high as it was", .rule(798), arguments: [1.0, 0.5])
  func elastic(elasticity: Double) throws {
    let room = try PhysicsRoom()
    let square = room.square(100, 100)
    room.world([square])
    let quality = UIDynamicItemBehavior(items: [square])
    quality.elasticity = elasticity
    room.animator.addBehavior(quality)
    // From 150 to 430 in 0.748 seconds; then up again.
    try room.steps(46)
    var top = square.center.y
    for _ in 0..<60 {
      try room.steps(1)
      top = min(top, square.center.y)
    }
    expect(abs(top - (430 - 280 * elasticity * elasticity)) < 1.5, "\(top)")
    expect(square.transform.isIdentity && square.center.x == 150)
  }

  @Test("Squares stand on each other without sinking in", .rule(798))
  func stack() throws {
    let room = try PhysicsRoom()
    let squares = (0..<8).map { room.square(100 + $0 % 2 * 3, 420 - $0 * 55, 50) }
    room.world(squares)
    try room.advance(6)
    expect(!room.animator.isRunning)
    for (index, square) in squares.enumerated() {
      expect(abs(square.center.y - (455 - CGFloat(index) * 50)) < 1, "\(index): \(square.center)")
    }
  }

  @Test("A push makes things faster by their mass", .rule(797))
  func push() throws {
    let room = try PhysicsRoom()
    let (large, small) = (room.square(0, 0), room.square(0, 200, 50))
    let push = UIPushBehavior(items: [large, small], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    room.animator.addBehavior(push)
    expect(push.active)
    try room.steps(60)
    expect(!push.active)
    expectEqual(large.center.x, 150)
    expectEqual(small.center.x, 425)
    push.active = true
    try room.steps(60)
    expectEqual(large.center.x, 350)
  }

  @Test("A push that lasts is a force, and turns what it does not hit in the middle", .rule(797))
  func force() throws {
    let room = try PhysicsRoom()
    let (one, two) = (room.square(0, 0), room.square(0, 200))
    let push = UIPushBehavior(items: [one, two], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -20), for: two)
    expectEqual(push.targetOffsetFromCenter(for: two).vertical, -20)
    room.animator.addBehavior(push)
    try room.steps(60)
    expectEqual(one.center, CGPoint(x: 100, y: 50))
    expect(one.transform.isIdentity && !two.transform.isIdentity && two.center.x == 100)
    push.active = false
    try room.steps(60)
    expectEqual(one.center.x, 200)
  }

  @Test("However hard things are pushed, they stay inside of the edges", .rule(798))
  func inside() throws {
    let room = try PhysicsRoom()
    let squares = (0..<6).map { room.square($0 % 3 * 100, $0 / 3 * 200, 60) }
    room.world(squares)
    let quality = UIDynamicItemBehavior(items: squares)
    quality.elasticity = 1
    room.animator.addBehavior(quality)
    for (index, square) in squares.enumerated() {
      quality.addLinearVelocity(
        CGPoint(x: 5_000 - CGFloat(index) * 1_900, y: CGFloat(index) * 3_100), for: square)
      quality.addAngularVelocity(CGFloat(index) * 5, for: square)
    }
    for _ in 0..<120 {
      try room.steps(1)
      for square in squares {
        expect(room.room.bounds.insetBy(dx: 25, dy: 25).contains(square.center), "\(square.center)")
      }
    }
  }

  @Test("Things of every kind fall the same way twice", .rule(796))
  func twice() throws {
    func run() throws -> [CGPoint] {
      let room = try PhysicsRoom()
      let squares = (0..<12).map { index in
        room.square(index % 4 * 70 + index, index / 4 * 60, 40)
      }
      room.world(squares)
      try room.advance(4)
      return squares.map(\.center)
    }
    expectEqual(try run(), try run())
  }

  @Test("Behaviors change while an animator runs", .rule(796))
  func changing() throws {
    let room = try PhysicsRoom()
    let square = room.square(0, 0)
    let (gravity, listener) = (UIGravityBehavior(items: [square]), Listener())
    room.animator.delegate = listener
    room.animator.addBehavior(gravity)
    var calls = 0
    gravity.action = { calls += 1 }
    try room.steps(30)
    expectEqual(calls, 30)
    room.animator.removeBehavior(gravity)
    expect(room.animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    let place = square.center
    try room.advance(1)
    expectEqual(square.center, place)
    expectEqual(listener.heard, ["resume", "pause false"])
    // It begins anew where the app has put it.
    square.center = CGPoint(x: 50, y: 50)
    room.animator.addBehavior(gravity)
    try room.steps(24)
    expectEqual(square.center, CGPoint(x: 50, y: 130))
    square.center = CGPoint(x: 70, y: 10)
    room.animator.updateItem(usingCurrentState: square)
    try room.steps(1)
    expect(square.center.x == 70 && square.center.y > 10 && square.center.y < 30)
  }

  @Test("A behavior of an app's own has parts", .rule(796))
  func parts() throws {
    final class Falling: UIDynamicBehavior {
      var moves: [Bool] = []
      init(_ items: [any UIDynamicItem]) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: items))
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        addChildBehavior(collision)
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        super.willMove(to: dynamicAnimator)
        moves.append(dynamicAnimator != nil)
      }
    }
    let room = try PhysicsRoom()
    let square = room.square(0, 300)
    let falling = Falling([square])
    room.animator.addBehavior(falling)
    expect(room.animator.behaviors.map { $0 === falling } == [true])
    expect(falling.childBehaviors[0].dynamicAnimator === room.animator)
    try room.advance(3)
    expectEqual(square.frame.maxY, 480)
    room.animator.removeAllBehaviors()
    expectEqual(falling.moves, [true, false])
    expect(falling.childBehaviors[0].dynamicAnimator == nil)
  }

  @Test("An app's own item falls, and the setters of an app's own view are called", .rule(796))
  func ownItems() throws {
    final class Number: NSObject, UIDynamicItem {
      var center = CGPoint.zero
      var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      var transform = CGAffineTransform.identity
    }
    final class Counting: UIView {
      var count = 0
      override var center: CGPoint { didSet { count += 1 } }
    }
    let room = try PhysicsRoom()
    let (number, view) = (Number(), Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    room.room.addSubview(view)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [number, view]))
    try room.steps(30)
    expect(abs(number.center.y - 125) < 0.001)
    // The first step is less than half a pixel.
    expectEqual(view.count, 29)
    expect(animator.items(in: CGRect(x: -10, y: 100, width: 5, height: 5)).count == 1)
  }

  @Test("Twenty things for ten seconds cost little", .rule(796))
  func cost() throws {
    let room = try PhysicsRoom()
    let squares = (0..<20).map { room.square($0 % 5 * 60, $0 / 5 * 60, 40) }
    room.world(squares)
    // The time of the processor: others may run beside this test.
    let start = clock()
    try room.advance(10)
    expect(Double(clock() - start) / 1_000_000 < 5)
    expect(!room.animator.isRunning)
  }
}
