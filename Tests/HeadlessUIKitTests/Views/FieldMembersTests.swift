import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// What fields and behaviors do with what is in them.
@Suite
@MainActor
struct FieldMembersTests {
  private struct Room {
    let stage: TestApp
    let room: UIView
    let animator: UIDynamicAnimator
    let square: UIView

    init() throws {
      stage = TestApp(iOS: 16)
      let root = UIViewController()
      try stage.show(root)
      room = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      root.view.addSubview(room)
      animator = UIDynamicAnimator(referenceView: room)
      square = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
      room.addSubview(square)
    }

    /// Where the square goes in a moment with that field.
    func moved(by field: UIFieldBehavior) throws -> CGVector {
      let before = square.center
      field.addItem(square)
      animator.addBehavior(field)
      var way = CGVector.zero
      let (square, animator) = (square, animator)
      HeadlessUIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        MainActor.assumeIsolated {
          way = CGVector(dx: square.center.x - before.x, dy: square.center.y - before.y)
          animator.removeAllBehaviors()
        }
      }
      try stage.device.simulator.advance(by: 1)
      return way
    }
  }

  @Test("A field of gravity pulls along its direction, and one of velocity sets one")
  func linear() throws {
    let room = try Room()
    let way = try room.moved(by: .linearGravityField(direction: CGVector(dx: 1, dy: 0)))
    expect(way.dx > 1 && abs(way.dy) < 0.01)
    let other = try Room()
    let flow = try other.moved(by: .velocityField(direction: CGVector(dx: 0, dy: 1)))
    expect(flow.dy > 0 && abs(flow.dx) < 0.01)
  }

  @Test("A spring pulls to its place")
  func springs() throws {
    let room = try Room()
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 300, y: 120)
    expect(try room.moved(by: spring).dx > 1)
  }

  @Test("Fields have the strength that they are made with, and shapes of their own")
  func kinds() throws {
    let room = try Room()
    let vortex = UIFieldBehavior.vortexField()
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2)
    let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.25, animationSpeed: 3)
    expect(noise.smoothness == 0.5 && noise.animationSpeed == 2)
    expect(turbulence.smoothness == 0.25 && turbulence.animationSpeed == 3)
    let fields: [UIFieldBehavior] = [
      vortex, noise, turbulence, .electricField(), .magneticField(), .dragField(),
    ]
    for field in fields { expect(field.strength == 1 && field.items.isEmpty) }
    expectEqual(vortex.falloff, 0)
    vortex.addItem(room.square)
    expectEqual(vortex.items.count, 1)
    vortex.removeItem(room.square)
    expect(vortex.items.isEmpty)
  }

  @Test("A behavior lets go of its children, and knows how fast an item turns")
  func children() throws {
    let room = try Room()
    let (parent, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [room.square]))
    parent.addChildBehavior(gravity)
    parent.removeChildBehavior(gravity)
    room.animator.addBehavior(parent)
    try room.stage.settle()
    expect(parent.childBehaviors.isEmpty && room.square.center.y == 120)
    let turning = UIDynamicItemBehavior(items: [room.square])
    room.animator.addBehavior(turning)
    turning.addAngularVelocity(2, for: room.square)
    expect(abs(turning.angularVelocity(for: room.square) - 2) < 0.001)
    let cells = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    expectNil(
      cells.layoutAttributesForSupplementaryView(ofKind: "k", at: IndexPath(item: 0, section: 0)))
  }
}
