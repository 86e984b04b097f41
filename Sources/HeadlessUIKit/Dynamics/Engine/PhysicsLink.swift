import Foundation

/// What ties two bodies in one respect: along a direction, or in how they are turned. A joint is made of several.
final class PhysicsLink {
  @exclusivity(unchecked) private var first: PhysicsBody
  @exclusivity(unchecked) private var second: PhysicsBody
  // Along which the second one is meant to stay; both 0 for one that ties only how they are turned.
  @exclusivity(unchecked) private var directionX = 0.0
  @exclusivity(unchecked) private var directionY = 0.0
  @exclusivity(unchecked) private var firstTurn = 0.0
  @exclusivity(unchecked) private var secondTurn = 0.0
  /// How far it is from what it should be.
  @exclusivity(unchecked) private var drift = 0.0
  @exclusivity(unchecked) private var bias = 0.0
  @exclusivity(unchecked) private var softness = 0.0
  @exclusivity(unchecked) private var inverse = 0.0
  @exclusivity(unchecked) private var lowest = -Double.infinity
  @exclusivity(unchecked) private var highest = Double.infinity
  @exclusivity(unchecked) private var impulse = 0.0
  @exclusivity(unchecked) private var shiftImpulse = 0.0

  init(_ first: PhysicsBody, _ second: PhysicsBody) { (self.first, self.second) = (first, second) }

  /// How stiff it is.
  enum Kind {
    /// It gives not at all; not beyond what it should be; not below it.
    case rigid, most, least
    /// It swings so often a second; 1 is just without swinging.
    case spring(frequency: Double, damping: Double)
    /// It brakes with at most that moment, wherever it is.
    case brake(Double)
  }

  /// Ties two points, seen from the middles of the bodies, along a direction.
  func tie(
    _ x: Double, _ y: Double, firstArm: (x: Double, y: Double), secondArm: (x: Double, y: Double),
    drift: Double, _ kind: Kind, _ interval: Double
  ) {
    (directionX, directionY) = (x, y)
    firstTurn = firstArm.x * y - firstArm.y * x
    secondTurn = secondArm.x * y - secondArm.y * x
    prepare(drift, first.inverseMass + second.inverseMass, kind, interval)
  }

  /// Ties how the bodies are turned.
  func tieTurns(drift: Double, _ kind: Kind, _ interval: Double) {
    (directionX, directionY, firstTurn, secondTurn) = (0, 0, 1, 1)
    prepare(drift, 0, kind, interval)
  }

  private func prepare(_ drift: Double, _ masses: Double, _ kind: Kind, _ interval: Double) {
    (first.isLinked, second.isLinked) = (true, true)
    let stiffness =
      masses + first.inverseInertia * firstTurn * firstTurn
      + second.inverseInertia * secondTurn * secondTurn
    (self.drift, bias, softness, shiftImpulse) = (0, 0, 0, 0)
    (lowest, highest) = (-.infinity, .infinity)
    guard stiffness > 0 else { return (inverse, impulse) = (0, 0) }
    switch kind {
    case .rigid: self.drift = drift
    case .most:
      highest = 0
      if drift < 0 { bias = drift / interval } else { self.drift = drift }
    case .least:
      lowest = 0
      if drift > 0 { bias = drift / interval } else { self.drift = drift }
    case .spring(let frequency, let damping):
      let pace = 2 * Double.pi * frequency
      let spring = pace * pace / stiffness
      let brake = 2 * damping * pace / stiffness
      softness = 1 / (interval * (brake + interval * spring))
      bias = drift * interval * spring * softness
    case .brake(let most): (lowest, highest) = (-most * interval, most * interval)
    }
    inverse = 1 / (stiffness + softness)
    impulse = min(max(impulse, lowest), highest)
  }

  /// Begins with the impulse of the last step.
  func warm() { if inverse > 0 { apply(impulse) } }

  private func apply(_ impulse: Double) {
    first.velocityX -= directionX * impulse * first.inverseMass
    first.velocityY -= directionY * impulse * first.inverseMass
    first.spin -= firstTurn * impulse * first.inverseInertia
    second.velocityX += directionX * impulse * second.inverseMass
    second.velocityY += directionY * impulse * second.inverseMass
    second.spin += secondTurn * impulse * second.inverseInertia
  }

  /// One round.
  func solve() {
    guard inverse > 0 else { return }
    let speed =
      (second.velocityX - first.velocityX) * directionX
      + (second.velocityY - first.velocityY) * directionY
      + second.spin * secondTurn - first.spin * firstTurn
    let wanted = impulse - (speed + bias + softness * impulse) * inverse
    let new = wanted < lowest ? lowest : wanted > highest ? highest : wanted
    apply(new - impulse)
    impulse = new
  }

  /// Moves the bodies to where they should be, without making them faster.
  func shift(_ interval: Double) {
    guard inverse > 0, drift != 0 else { return }
    let speed =
      (second.shiftX - first.shiftX) * directionX + (second.shiftY - first.shiftY) * directionY
      + second.shiftSpin * secondTurn - first.shiftSpin * firstTurn
    let wanted = shiftImpulse - (speed + 0.5 * drift / interval) * inverse
    let new = wanted < lowest ? lowest : wanted > highest ? highest : wanted
    let change = new - shiftImpulse
    shiftImpulse = new
    first.shiftX -= directionX * change * first.inverseMass
    first.shiftY -= directionY * change * first.inverseMass
    first.shiftSpin -= firstTurn * change * first.inverseInertia
    second.shiftX += directionX * change * second.inverseMass
    second.shiftY += directionY * change * second.inverseMass
    second.shiftSpin += secondTurn * change * second.inverseInertia
  }

  /// Whether it is not where it should be.
  var needsShift: Bool { inverse > 0 && drift != 0 }
}
