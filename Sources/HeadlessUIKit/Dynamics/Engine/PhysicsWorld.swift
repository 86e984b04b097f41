import Foundation

/// All bodies of an animator, and how they move from one picture to the next: always in the same order, so that the
/// same things come to the same end.
///
/// A step is ``begin()``, then the forces, then ``prepare()``, then who meets whom, then ``finish()``.
final class PhysicsWorld {
  /// Seconds of a step: one picture of the screen.
  static let interval = 1 / 60.0

  private(set) var bodies: [PhysicsBody] = []
  /// What boundaries and anchors are fixed to.
  let ground = PhysicsBody.ground()
  private var contacts: [PhysicsContact] = []
  private var known: [Pair: PhysicsContact] = [:]
  private var links: [PhysicsLink] = []
  private var step = 0

  fileprivate struct Pair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  func add(_ body: PhysicsBody) { bodies.append(body) }

  func remove(_ body: PhysicsBody) {
    bodies.removeAll { $0 === body }
    for contact in contacts where contact.first === body || contact.second === body {
      forget(contact)
    }
    contacts.removeAll { $0.first === body || $0.second === body }
  }

  /// A body has other shapes.
  func reshape(_ body: PhysicsBody, _ shapes: [PhysicsShape]) {
    for contact in contacts where contact.first === body || contact.second === body {
      forget(contact)
    }
    contacts.removeAll { $0.first === body || $0.second === body }
    body.shapes = shapes
  }

  private func forget(_ contact: PhysicsContact) {
    contact.part()
    known[Pair(contact)] = nil
  }

  /// Whether everything has been at rest for so long that nothing will move any more.
  var isAtRest: Bool { bodies.allSatisfy { $0.inverseMass == 0 || $0.restTime >= Self.restTime } }
  private static let restTime = 0.5

  /// Everything has to come to rest anew.
  func wake() { for body in bodies { body.restTime = 0 } }

  // MARK: A step

  func begin() {
    step += 1
    links.removeAll(keepingCapacity: true)
    for body in bodies { body.begin() }
  }

  /// Uses a link in this step.
  func use(_ link: PhysicsLink) { links.append(link) }

  /// Puts all shapes where their bodies are.
  func prepare() {
    for body in bodies {
      body.findRange(Self.interval)
      for shape in body.shapes { shape.place(body.x, body.y, body.angle, margin: body.range) }
    }
    previous = contacts
    contacts.removeAll(keepingCapacity: true)
  }
  private var previous: [PhysicsContact] = []

  /// Lets two bodies meet in this step; what they have to do with each other comes into `found`.
  func meet(_ first: PhysicsBody, _ second: PhysicsBody, _ found: (PhysicsContact) -> Void) {
    if first.inverseMass == 0, second.inverseMass == 0 { return }
    for shape in first.shapes {
      for other in second.shapes where isNear(shape, other) {
        // One with corners comes before a disk.
        if shape.isDisk, !other.isDisk {
          note(second, other, first, shape, found)
        } else {
          note(first, shape, second, other, found)
        }
      }
    }
  }

  /// Lets a body meet a line that does not move.
  func meet(_ line: PhysicsShape, _ body: PhysicsBody, _ found: (PhysicsContact) -> Void) {
    guard body.inverseMass > 0 else { return }
    for shape in body.shapes where isNear(line, shape) { note(ground, line, body, shape, found) }
  }

  private func isNear(_ one: PhysicsShape, _ two: PhysicsShape) -> Bool {
    one.left <= two.right && two.left <= one.right && one.top <= two.bottom && two.top <= one.bottom
  }

  private func note(
    _ first: PhysicsBody, _ firstShape: PhysicsShape, _ second: PhysicsBody,
    _ secondShape: PhysicsShape, _ found: (PhysicsContact) -> Void
  ) {
    let pair = Pair(
      first: ObjectIdentifier(firstShape), second: ObjectIdentifier(secondShape))
    let contact: PhysicsContact
    if let old = known[pair] {
      contact = old
    } else {
      contact = PhysicsContact(first, firstShape, second, secondShape)
      known[pair] = contact
    }
    if contact.step != step {
      contact.step = step
      contact.update(within: first.range + second.range)
      contacts.append(contact)
    }
    found(contact)
  }

  /// Moves everything by a step.
  func finish() {
    let interval = Self.interval
    for contact in previous where contact.step != step { forget(contact) }
    previous.removeAll(keepingCapacity: true)
    let active = contacts.filter { $0.count > 0 }
    for contact in active { contact.prepare(interval) }
    for body in bodies {
      body.noteEnergy()
      body.accelerate(interval)
    }
    for link in links { link.warm() }
    for contact in active { contact.warm() }
    for _ in 0..<Self.rounds {
      for link in links { link.solve() }
      for contact in active { contact.solve(interval) }
    }
    let shifted = active.filter(\.needsShift)
    let drifting = links.filter(\.needsShift)
    if !shifted.isEmpty || !drifting.isEmpty {
      for _ in 0..<Self.shiftRounds {
        for link in drifting { link.shift(interval) }
        for contact in shifted { contact.shift(interval) }
      }
    }
    for body in bodies { body.move(interval) }
    for contact in active { contact.bounce() }
    keepEnergy()
    for contact in contacts { contact.noteTouch() }
    for body in bodies { body.end(interval) }
  }

  /// What bounces off several things at once must not come away with more than it had.
  private func keepEnergy() {
    let bounced = bodies.filter { $0.hasBounced && $0.inverseMass > 0 && !$0.isLinked }
    guard !bounced.isEmpty else { return }
    let before = bounced.reduce(0) { $0 + $1.energyBefore }
    let now = bounced.reduce(0) { $0 + $1.energy }
    guard now > before * 1.000_001, before > 0 else { return }
    for body in bounced { body.slow(by: (before / now).squareRoot()) }
  }

  private static let rounds = 8
  private static let shiftRounds = 5
}

extension PhysicsWorld.Pair {
  fileprivate init(_ contact: PhysicsContact) {
    self.init(
      first: ObjectIdentifier(contact.firstShape), second: ObjectIdentifier(contact.secondShape))
  }
}
