import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What draws things to a point or ties them.
@MainActor
struct AttachmentTests {
  @Test("A snap ends exactly at its point, not turned", .rule(799))
  func snap() throws {
    let room = try PhysicsRoom()
    let square = room.square(0, 0, 60)
    square.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: 200.25, y: 300))
    expectEqual(snap.damping, 0.5)
    room.animator.addBehavior(snap)
    var farthest: CGFloat = 0
    for _ in 0..<120 {
      try room.steps(1)
      farthest = max(farthest, square.center.x)
    }
    expectEqual(square.center, CGPoint(x: 200.25, y: 300))
    expect(square.transform.isIdentity && !room.animator.isRunning)
    expect(farthest > 203 && farthest < 225, "\(farthest)")
    expect(room.animator.elapsedTime > 0.8 && room.animator.elapsedTime < 1.5)
    snap.snapPoint = CGPoint(x: 50, y: 60)
    expect(room.animator.isRunning)
    try room.advance(2)
    expectEqual(square.center, CGPoint(x: 50, y: 60))
  }

  @Test("A snap is as quick as in a log of one", .rule(799))
  func snapLog() throws {
    let room = try PhysicsRoom()
    let square = room.square(0, 0, 60)
    square.center = CGPoint(x: 174, y: 252)
    room.animator.addBehavior(UISnapBehavior(item: square, snapTo: CGPoint(x: 80, y: 252)))
    // Distances every second picture; the log does not say from where.
    for (index, seen) in [75, 52, 22, 4, -3.5, -5.5, -4.5, -2.5, -0.5, 0.5, 1].enumerated() {
      try room.steps(2)
      expect(abs(square.center.x - 80 - seen) < 12, "\(index): \(square.center.x - 80)")
    }
  }

  @Test("A pendulum keeps its length, and swings through the lowest point", .rule(799))
  func pendulum() throws {
    let room = try PhysicsRoom()
    let square = room.square(230, 80, 40)
    let anchor = CGPoint(x: 150, y: 100)
    let rod = UIAttachmentBehavior(item: square, attachedToAnchor: anchor)
    expect(rod.length == 100 && rod.attachedBehaviorType == .anchor && rod.frequency == 0)
    room.animator.addBehavior(rod)
    room.animator.addBehavior(UIGravityBehavior(items: [square]))
    var lowest: CGFloat = 0
    for _ in 0..<120 {
      try room.steps(1)
      let distance = hypot(square.center.x - anchor.x, square.center.y - anchor.y)
      expect(abs(distance - 100) < 1.5, "\(distance)")
      lowest = max(lowest, square.center.y)
    }
    expect(abs(lowest - 200) < 1.5 && square.center.y > 50)
    rod.length = 50
    try room.advance(0.5)
    expect(abs(hypot(square.center.x - anchor.x, square.center.y - anchor.y) - 50) < 1.5)
  }

  @Test(
    "A spring swings as often as its frequency says, and comes to rest at its length", .rule(799))
  func spring() throws {
    let room = try PhysicsRoom()
    let square = room.square(0, 0, 50)
    square.center = CGPoint(x: 100, y: 100)
    let spring = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: 100, y: 100))
    spring.frequency = 1
    spring.anchorPoint = CGPoint(x: 200, y: 100)
    room.animator.addBehavior(spring)
    // At the other side after half a second.
    try room.steps(30)
    expect(square.center.x > 270 && square.center.x < 300, "\(square.center)")
    spring.damping = 1
    try room.advance(4)
    expect(abs(square.center.x - 200) < 1 && !room.animator.isRunning)
  }

  @Test("What hangs on another thing follows it, and a thing by its corner turns", .rule(799))
  func items() throws {
    let room = try PhysicsRoom()
    let (holder, hanging) = (room.square(100, 0, 40), room.square(100, 100, 40))
    let quality = UIDynamicItemBehavior(items: [holder])
    quality.isAnchored = true
    let rope = UIAttachmentBehavior(item: hanging, attachedTo: holder)
    expect(rope.length == 100 && rope.attachedBehaviorType == .items)
    let corner = room.square(200, 200, 40)
    let hook = UIAttachmentBehavior(
      item: corner, offsetFromCenter: UIOffset(horizontal: -20, vertical: -20),
      attachedToAnchor: CGPoint(x: 200, y: 200))
    expectEqual(hook.length, 0)
    for behavior in [quality, rope, hook, UIGravityBehavior(items: [hanging, corner])] {
      room.animator.addBehavior(behavior)
    }
    try room.steps(20)
    expect(abs(hanging.center.y - 120) < 1)
    expect(!corner.transform.isIdentity)
    // The hook is where it was, whatever the rest does.
    let held = corner.convert(CGPoint.zero, to: room.room)
    expect(abs(held.x - 200) < 1.5 && abs(held.y - 200) < 1.5, "\(held)")
    holder.center.y += 60
    room.animator.updateItem(usingCurrentState: holder)
    try room.advance(1)
    expect(abs(hypot(hanging.center.x - 120, hanging.center.y - 80) - 100) < 2)
  }

  @Test("A thing slides along its line, as far as it may", .rule(799))
  func slide() throws {
    let room = try PhysicsRoom()
    let square = room.square(100, 100, 50)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: square, attachmentAnchor: square.center, axisOfTranslation: CGVector(dx: 1, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: -10, maximum: 50)
    room.animator.addBehavior(slide)
    room.animator.addBehavior(UIGravityBehavior(items: [square]))
    try room.steps(6)
    expect(abs(square.center.x - square.center.y) < 1 && square.center.x > 125)
    try room.advance(2)
    expect(abs(square.center.x - 125 - 35.36) < 1, "\(square.center)")
    expect(square.transform.isIdentity)
  }

  @Test("A rope is at most so long, a weld is stiff, and a pin turns as far as it may", .rule(799))
  func ropeWeldPin() throws {
    let room = try PhysicsRoom()
    let views = (0..<6).map { room.square($0 / 2 * 100 + 20, $0 % 2 * 60, 40) }
    let quality = UIDynamicItemBehavior(items: [views[0], views[2], views[4]])
    quality.isAnchored = true
    let rope = UIAttachmentBehavior.limitAttachment(
      with: views[1], offsetFromCenter: .zero, attachedTo: views[0], offsetFromCenter: .zero)
    rope.length = 100
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: views[3], attachedTo: views[2], attachmentAnchor: CGPoint(x: 140, y: 50))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: views[5], attachedTo: views[4], attachmentAnchor: CGPoint(x: 200, y: 80))
    pin.attachmentRange = UIFloatRange(minimum: -0.3, maximum: 0.3)
    let items = [views[1], views[3], views[5]]
    for behavior in [quality, rope, weld, pin, UIGravityBehavior(items: items)] {
      room.animator.addBehavior(behavior)
    }
    let resting = UIDynamicItemBehavior(items: items)
    resting.angularResistance = 3
    resting.resistance = 1
    room.animator.addBehavior(resting)
    try room.steps(6)
    expect(views[1].center.y > 81)
    try room.advance(4)
    expect(abs(views[1].center.y - 120) < 1, "\(views[1].center)")
    expect(abs(views[3].center.y - 80) < 1 && abs(views[3].center.x - 140) < 1)
    let angle = atan2(views[5].transform.b, views[5].transform.a)
    expect(abs(angle - 0.3) < 0.03, "\(angle)")
  }

  @Test("A field begins to become weaker at its least radius", .rule(819))
  func leastRadius() throws {
    var moved: [CGFloat] = []
    for radius in [1, 100] as [CGFloat] {
      let room = try PhysicsRoom()
      let square = room.square(0, 0, 40)
      square.center = CGPoint(x: 100, y: 100)
      let pull = UIFieldBehavior.radialGravityField(position: CGPoint(x: 160, y: 100))
      pull.strength = 0.1
      pull.falloff = 1
      pull.minimumRadius = radius
      pull.addItem(square)
      room.animator.addBehavior(pull)
      try room.steps(30)
      moved.append(square.center.x - 100)
    }
    expect(moved[0] < 1 && moved[1] > 10, "\(moved)")
  }

  @Test("Fields draw, turn and brake what is in their region", .rule(819))
  func fields() throws {
    let room = try PhysicsRoom()
    let (inside, outside, braked) = (
      room.square(0, 0, 40), room.square(0, 300, 40), room.square(0, 400, 40)
    )
    inside.center = CGPoint(x: 100, y: 100)
    let pull = UIFieldBehavior.radialGravityField(position: CGPoint(x: 160, y: 100))
    pull.region = UIRegion(radius: 100)
    pull.strength = 0.1
    pull.addItem(inside)
    pull.addItem(outside)
    let drag = UIFieldBehavior.dragField()
    drag.addItem(braked)
    let quality = UIDynamicItemBehavior(items: [braked])
    quality.addLinearVelocity(CGPoint(x: 100, y: 0), for: braked)
    for behavior in [pull, drag, quality] { room.animator.addBehavior(behavior) }
    try room.steps(30)
    // 100 points a second in each second, for half a second.
    expect(abs(inside.center.x - 112.5) < 0.6, "\(inside.center)")
    expectEqual(outside.center, CGPoint(x: 20, y: 320))
    expect(quality.linearVelocity(for: braked).x < 10)
  }

  @Test("A field of the app's own is asked for its force", .rule(819))
  func ownField() throws {
    let room = try PhysicsRoom()
    let square = room.square(0, 0)
    let quality = UIDynamicItemBehavior(items: [square])
    quality.charge = 2
    var asked: [CGFloat] = []
    let field = UIFieldBehavior.field { _, place, _, mass, charge, _ in
      asked = [place.x, mass, charge]
      return CGVector(dx: charge, dy: 0)
    }
    field.addItem(square)
    room.animator.addBehavior(quality)
    room.animator.addBehavior(field)
    try room.steps(1)
    expectEqual(asked, [50, 1, 2])
    try room.steps(59)
    expectEqual(square.center.x, 150)
  }

  @Test("The items of a layout move, and the collection follows", .rule(796))
  func layout() throws {
    final class Springs: UICollectionViewFlowLayout {
      lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
      var invalidations = 0
      override func prepare() {
        super.prepare()
        guard animator.behaviors.isEmpty else { return }
        let all = super.layoutAttributesForElements(
          in: CGRect(x: 0, y: 0, width: 320, height: 480))
        for attributes in all ?? [] {
          let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
          (spring.frequency, spring.damping) = (2, 1)
          animator.addBehavior(spring)
        }
      }
      override func invalidateLayout() {
        invalidations += 1
        super.invalidateLayout()
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }
    }
    final class Cells: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let room = try PhysicsRoom()
    let (layout, cells) = (Springs(), Cells())
    let view = UICollectionView(frame: room.room.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = cells
    room.room.addSubview(view)
    try room.stage.settle()
    let path = IndexPath(item: 1, section: 0)
    let home = try #require(view.cellForItem(at: path)).center
    let spring = try #require(layout.animator.behaviors[1] as? UIAttachmentBehavior)
    spring.anchorPoint.y += 100
    let before = layout.invalidations
    try room.steps(5)
    let cell = try #require(view.cellForItem(at: path))
    expect(cell.center.y > home.y + 1 && cell.center.y < home.y + 100, "\(cell.center)")
    expect(layout.invalidations >= before + 4)
    expect(layout.animator.layoutAttributesForCell(at: path)?.center.y ?? 0 > home.y + 1)
    expectNil(layout.animator.layoutAttributesForCell(at: IndexPath(item: 7, section: 0)))
    try room.advance(3)
    expect(abs(try #require(view.cellForItem(at: path)).center.y - home.y - 100) < 1)
    expect(!layout.animator.isRunning)
  }

  @Test("Before iOS 9 a view is not asked for its outline", .rule(798))
  func seven() throws {
    let room = try PhysicsRoom(iOS: 7)
    let square = room.square(100, 100)
    room.world([square])
    try room.advance(3)
    expect(square.frame.maxY == 480 && !room.stage.device.simulator.isDead)
  }
}
