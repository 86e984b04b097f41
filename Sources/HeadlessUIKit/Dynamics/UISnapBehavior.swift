public import Foundation

/// A thing jumps to a point (rule 799); iOS 7.0 and later.
open class UISnapBehavior: UIDynamicBehavior {
  /// How soon it comes to rest: it swings most with 0, and least with 1.
  open var damping: CGFloat = 0.5 { didSet { hasChanged() } }
  /// Where the thing is drawn to; iOS 9.0 and later.
  open var snapPoint: CGPoint {
    get { requires("snapPoint", since: 9.0, ownPoint) }
    set {
      ownPoint = requires("setSnapPoint:", since: 9.0, newValue)
      hasChanged()
    }
  }
  private final var ownPoint: CGPoint
  private final let item: any UIDynamicItem
  private final var links: [PhysicsLink] = []
  /// Draws a thing to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, ownPoint) = (item, point)
    super.init()
  }

  final override var dynamicItems: [any UIDynamicItem] { [item] }

  final override func hasJoined(_ animator: UIDynamicAnimator) {
    guard let body = animator.body(of: item) else { return }
    links = (0..<3).map { _ in PhysicsLink(animator.world.ground, body) }
  }

  final override func push(in animator: UIDynamicAnimator) {
    guard let body = animator.body(of: item), links.count == 3, body.inverseMass > 0 else { return }
    let ratio = Double(min(max(damping, 0), 1)) * 0.9 + 0.1
    let spring = PhysicsLink.Kind.spring(frequency: Self.frequency, damping: ratio)
    let interval = PhysicsWorld.interval
    let middle = (x: 0.0, y: 0.0)
    links[0].tie(
      1, 0, firstArm: middle, secondArm: middle, drift: body.x - Double(ownPoint.x), spring,
      interval
    )
    links[1].tie(
      0, 1, firstArm: middle, secondArm: middle, drift: body.y - Double(ownPoint.y), spring,
      interval
    )
    links[2].tieTurns(drift: turnLeft(of: body), spring, interval)
    for link in links { animator.world.use(link) }
  }

  final override func settle(in animator: UIDynamicAnimator) {
    guard let body = animator.body(of: item), body.inverseMass > 0 else { return }
    let (x, y) = (Double(ownPoint.x), Double(ownPoint.y))
    let speed = abs(body.velocityX) + abs(body.velocityY)
    let turn = body.inverseInertia > 0 ? turnLeft(of: body) : 0
    guard abs(body.x - x) < 0.1, abs(body.y - y) < 0.1, speed < 3, abs(turn) < 0.005,
      abs(body.spin) < 0.05
    else { return }
    body.settle(x, y, body.inverseInertia > 0 ? 0 : body.angle)
  }

  /// By how much it is turned, the shorter way round.
  private func turnLeft(of body: PhysicsBody) -> Double {
    body.angle.remainder(dividingBy: 2 * .pi)
  }

  /// How often it would swing in a second.
  private static let frequency = 3.5
}
