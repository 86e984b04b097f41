import Foundation

/// A thing that an animator moves, and the body that stands for it.
final class DynamicEntry {
  let item: any UIDynamicItem
  let body: PhysicsBody
  /// How many behaviors have to do with it.
  var uses = 0
  private var shownCenter: CGPoint
  private var shownAngle: Double

  init(_ item: any UIDynamicItem) {
    self.item = item
    let (center, angle) = (item.center, item.physicsAngle)
    (shownCenter, shownAngle) = (center, angle)
    body = PhysicsBody(
      item.physicsShapes, x: Double(center.x), y: Double(center.y), angle: angle)
  }

  /// Takes over where the app has put the thing.
  func read() {
    let (center, angle) = (item.center, item.physicsAngle)
    (shownCenter, shownAngle) = (center, angle)
    (body.x, body.y, body.angle) = (Double(center.x), Double(center.y), angle)
  }

  /// Puts the thing where its body is; whether it is elsewhere now.
  func show(scale: Double) -> Bool {
    guard body.x.isFinite, body.y.isFinite, body.angle.isFinite else { return false }
    var center = CGPoint(x: body.x, y: body.y)
    if item is UIView, !body.isSettled {
      // The middle of a view is on a whole pixel (rule 796).
      center.x = (center.x * scale).rounded() / scale
      center.y = (center.y * scale).rounded() / scale
    }
    let isTurned = abs(body.angle - shownAngle) > 1e-9
    let isMoved = center != shownCenter
    guard isTurned || isMoved else { return false }
    (shownCenter, shownAngle) = (center, isTurned ? body.angle : shownAngle)
    let transform =
      abs(body.angle) > 1e-9 ? CGAffineTransform(rotationAngle: body.angle) : .identity
    if let group = item as? UIDynamicItemGroup {
      group.place(center, transform)
    } else {
      if isTurned { item.transform = transform }
      if isMoved { item.center = center }
    }
    return true
  }

  /// The rectangle around it.
  var box: CGRect {
    let (cosine, sine) = (abs(cos(body.angle)), abs(sin(body.angle)))
    let size = item.bounds.size
    let width = size.width * cosine + size.height * sine
    let height = size.width * sine + size.height * cosine
    return CGRect(
      x: shownCenter.x - width / 2, y: shownCenter.y - height / 2, width: width, height: height)
  }
}

/// What an animator moves, and how.
extension UIDynamicAnimator {
  /// A behavior has to do with an item from now on.
  final func register(_ item: any UIDynamicItem) {
    let key = ObjectIdentifier(item)
    qualitiesAreStale = true
    if let entry = entriesOfItems[key] { return entry.uses += 1 }
    let entry = DynamicEntry(item)
    entry.uses = 1
    entriesOfItems[key] = entry
    entries.append(entry)
    world.add(entry.body)
  }

  /// A behavior has no longer to do with it.
  final func unregister(_ item: any UIDynamicItem) {
    let key = ObjectIdentifier(item)
    qualitiesAreStale = true
    guard let entry = entriesOfItems[key] else { return }
    entry.uses -= 1
    guard entry.uses == 0 else { return }
    entriesOfItems[key] = nil
    entries.removeAll { $0 === entry }
    world.remove(entry.body)
  }

  /// The body of an item that it moves.
  final func body(of item: any UIDynamicItem) -> PhysicsBody? {
    entriesOfItems[ObjectIdentifier(item)]?.body
  }

  /// All that it follows: each before what it is made of.
  final var allBehaviors: [UIDynamicBehavior] {
    var found: [UIDynamicBehavior] = []
    var waiting = Array(behaviors.reversed())
    while let behavior = waiting.popLast() {
      found.append(behavior)
      waiting += behavior.childBehaviors.reversed()
    }
    return found
  }

  /// What `translatesReferenceBoundsIntoBoundary` means; nil where there are no bounds.
  final var referenceBounds: CGRect? {
    if let referenceView { return referenceView.drawnBounds }
    return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  /// Moves everything by one step, and tells who has met whom.
  final func step() {
    let behaviors = allBehaviors
    if qualitiesAreStale { findQualities(behaviors) }
    world.begin()
    for behavior in behaviors { behavior.push(in: self) }
    world.prepare()
    for behavior in behaviors { behavior.meet(in: self) }
    world.finish()
    for behavior in behaviors { behavior.settle(in: self) }
    let scale = Double(Simulator.current.configuration.device.scale)
    var hasMoved = false
    for entry in entries where entry.show(scale: scale) { hasMoved = true }
    if hasMoved { layout?.invalidateLayout() }
    for behavior in behaviors { behavior.tell() }
  }

  /// How each item takes part, as the behaviors say (rule 798).
  private func findQualities(_ behaviors: [UIDynamicBehavior]) {
    qualitiesAreStale = false
    var found: [ObjectIdentifier: PhysicsBody.Qualities] = [:]
    for case let behavior as UIDynamicItemBehavior in behaviors {
      for item in behavior.items {
        let key = ObjectIdentifier(item)
        found[key] = behavior.qualities(after: found[key])
      }
    }
    for entry in entries {
      entry.body.qualities = found[ObjectIdentifier(entry.item)] ?? PhysicsBody.Qualities()
    }
  }
}
