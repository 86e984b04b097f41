public import Foundation

/// A rule by which things move; iOS 7.0 and later.
open class UIDynamicBehavior: NSObject {
  /// What it is made of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each step (rule 796).
  open var action: (() -> Void)?
  /// Who follows it; nil for nobody.
  open fileprivate(set) weak var dynamicAnimator: UIDynamicAnimator?
  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  /// Adds a part.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    guard let dynamicAnimator else { return }
    behavior.join(dynamicAnimator)
    dynamicAnimator.wake()
  }
  /// Takes a part away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    guard let dynamicAnimator else { return }
    behavior.leave()
    dynamicAnimator.wake()
  }
  /// It is about to be followed, or no longer.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // What the kinds do, each in its own file.

  /// What it has to do with.
  var dynamicItems: [any UIDynamicItem] { [] }
  /// The animator has its items from now on.
  func hasJoined(_ animator: UIDynamicAnimator) {}
  /// Adds its forces to a step.
  func push(in animator: UIDynamicAnimator) {}
  /// Lets its items meet in a step.
  func meet(in animator: UIDynamicAnimator) {}
  /// Looks after a step whether something has come to its end.
  func settle(in animator: UIDynamicAnimator) {}
  /// Tells what has happened in a step.
  func tell() {}
}

extension UIDynamicBehavior {
  /// An animator follows it and its parts from now on.
  final func join(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    dynamicAnimator = animator
    for item in dynamicItems { animator.register(item) }
    hasJoined(animator)
    for child in childBehaviors { child.join(animator) }
  }

  /// Nobody follows it any more.
  final func leave() {
    willMove(to: nil)
    if let dynamicAnimator { for item in dynamicItems { dynamicAnimator.unregister(item) } }
    dynamicAnimator = nil
    for child in childBehaviors { child.leave() }
  }

  /// It acts in another way from now on.
  final func hasChanged() { dynamicAnimator?.wake() }

  /// The items with one more.
  final func adding(
    _ item: any UIDynamicItem, to items: [any UIDynamicItem]
  ) -> [any UIDynamicItem] {
    guard !items.contains(where: { $0 === item }) else { return items }
    dynamicAnimator?.register(item)
    dynamicAnimator?.wake()
    return items + [item]
  }

  /// The items without one.
  final func removing(
    _ item: any UIDynamicItem, from items: [any UIDynamicItem]
  ) -> [any UIDynamicItem] {
    guard items.contains(where: { $0 === item }) else { return items }
    dynamicAnimator?.unregister(item)
    dynamicAnimator?.wake()
    return items.filter { $0 !== item }
  }
}

/// An angle and a length, or the two parts of a vector: both are kept as they were given.
struct PhysicsDirection {
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat
  private(set) var vector: CGVector

  init(angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
    // What points along an axis does so exactly.
    let (x, y) = (cos(angle), sin(angle))
    vector = CGVector(
      dx: abs(x) < 1e-12 ? 0 : x * magnitude, dy: abs(y) < 1e-12 ? 0 : y * magnitude)
  }

  /// A vector without a length keeps the angle.
  init(_ vector: CGVector, or angle: CGFloat) {
    self.vector = vector
    magnitude = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
    self.angle = magnitude > 0 ? atan2(vector.dy, vector.dx) : angle
  }
}
