import Foundation

/// A rigid thing that moves: in points, seconds and radians. A body of 100 × 100 points and the density 1 has the
/// mass 1 (rule 796).
final class PhysicsBody {
  @exclusivity(unchecked) var x: Double
  @exclusivity(unchecked) var y: Double
  @exclusivity(unchecked) var angle: Double
  // How fast it is, in the middle between the last step and the next one.
  @exclusivity(unchecked) var velocityX = 0.0
  @exclusivity(unchecked) var velocityY = 0.0
  @exclusivity(unchecked) var spin = 0.0
  // What the forces of this step do to it.
  @exclusivity(unchecked) var accelerationX = 0.0
  @exclusivity(unchecked) var accelerationY = 0.0
  @exclusivity(unchecked) var angularAcceleration = 0.0
  // The half of that which belongs to the time after the step.
  @exclusivity(unchecked) private var restX = 0.0
  @exclusivity(unchecked) private var restY = 0.0
  @exclusivity(unchecked) private var restSpin = 0.0
  // How fast it is moved out of what it is in, which does not make it faster.
  @exclusivity(unchecked) var shiftX = 0.0
  @exclusivity(unchecked) var shiftY = 0.0
  @exclusivity(unchecked) var shiftSpin = 0.0

  /// 0 for one that nothing moves.
  @exclusivity(unchecked) private(set) var inverseMass = 0.0
  /// 0 for one that nothing turns.
  @exclusivity(unchecked) private(set) var inverseInertia = 0.0
  @exclusivity(unchecked) private(set) var mass = 1.0
  var shapes: [PhysicsShape] { didSet { weigh() } }
  var qualities = Qualities() { didSet { if qualities != oldValue { weigh() } } }

  /// Whether it hangs on something, which may make it faster than it is.
  @exclusivity(unchecked) var isLinked = false
  /// Whether it lies on something, or on what it hangs.
  @exclusivity(unchecked) var isHeld = false
  /// Whether it has come to where it was drawn.
  @exclusivity(unchecked) var isSettled = false
  /// Whether it has bounced off in this step.
  @exclusivity(unchecked) var hasBounced = false
  /// For how long it has been at rest, in seconds.
  @exclusivity(unchecked) var restTime = 0.0

  /// How a body takes part; these are the values of one of which nobody says anything (rule 798).
  struct Qualities: Equatable {
    var elasticity = 0.2
    var friction = 0.2
    var density = 1.0
    var resistance = 0.0
    var angularResistance = 0.0
    var allowsRotation = true
    var isAnchored = false
    var charge = 0.0
  }

  init(_ shapes: [PhysicsShape], x: Double = 0, y: Double = 0, angle: Double = 0) {
    (self.shapes, self.x, self.y, self.angle) = (shapes, x, y, angle)
    weigh()
  }

  /// What everything else stands on.
  static func ground() -> PhysicsBody {
    let body = PhysicsBody([])
    body.qualities.isAnchored = true
    return body
  }

  private func weigh() {
    let density = max(qualities.density, 1e-6) / 10_000
    mass = max(shapes.reduce(0) { $0 + $1.area } * density, 1e-9)
    let inertia = max(shapes.reduce(0) { $0 + $1.inertia } * density, 1e-9)
    inverseMass = qualities.isAnchored ? 0 : 1 / mass
    inverseInertia = qualities.isAnchored || !qualities.allowsRotation ? 0 : 1 / inertia
    if qualities.isAnchored { (velocityX, velocityY) = (0, 0) }
    if inverseInertia == 0 { spin = 0 }
  }

  /// How fast it is now.
  var velocityNow: (x: Double, y: Double) {
    // What lies still is not about to fall.
    liesStill ? (velocityX, velocityY) : (velocityX + restX, velocityY + restY)
  }
  /// How fast it turns now.
  var spinNow: Double { liesStill ? spin : spin + restSpin }
  @exclusivity(unchecked) private var liesStill = false

  /// Adds a force at a point that is so far from its middle.
  func push(_ forceX: Double, _ forceY: Double, _ offsetX: Double = 0, _ offsetY: Double = 0) {
    accelerationX += forceX * inverseMass
    accelerationY += forceY * inverseMass
    angularAcceleration += (offsetX * forceY - offsetY * forceX) * inverseInertia
  }

  /// Makes it faster at once.
  func kick(_ impulseX: Double, _ impulseY: Double, _ offsetX: Double = 0, _ offsetY: Double = 0) {
    velocityX += impulseX * inverseMass
    velocityY += impulseY * inverseMass
    spin += (offsetX * impulseY - offsetY * impulseX) * inverseInertia
  }

  /// A point of its own, from its middle, as it is turned now.
  func turned(_ offsetX: Double, _ offsetY: Double) -> (x: Double, y: Double) {
    let (cosine, sine) = (cos(angle), sin(angle))
    return (offsetX * cosine - offsetY * sine, offsetX * sine + offsetY * cosine)
  }

  // MARK: A step

  /// Brings its speed up to the beginning of the step.
  func begin() {
    velocityX += restX
    velocityY += restY
    spin += restSpin
    (restX, restY, restSpin) = (0, 0, 0)
    (accelerationX, accelerationY, angularAcceleration) = (0, 0, 0)
    (shiftX, shiftY, shiftSpin) = (0, 0, 0)
    (isLinked, isHeld, hasBounced, isSettled) = (false, false, false, false)
  }

  /// How far a point of it may come in this step.
  @exclusivity(unchecked) private(set) var range = 0.0
  /// Works out how far a point of it may come in this step.
  func findRange(_ interval: Double) {
    let speed = (velocityX * velocityX + velocityY * velocityY).squareRoot()
    let gain =
      (accelerationX * accelerationX + accelerationY * accelerationY).squareRoot() * interval
    let reach = shapes.reduce(0) { max($0, $1.reach) }
    let turn = min(abs(spin) * reach, 4 * reach / interval)
    range = (speed + gain + turn) * interval + (isLinked ? 60 : 4)
  }

  /// Brings its speed up to the middle of the step: so a fall is exact, however long the steps are.
  func accelerate(_ interval: Double) {
    guard inverseMass > 0 else { return }
    velocityX += accelerationX * interval / 2
    velocityY += accelerationY * interval / 2
    spin = inverseInertia == 0 ? 0 : spin + angularAcceleration * interval / 2
    if qualities.resistance > 0 {
      let part = 1 / (1 + interval * qualities.resistance)
      velocityX *= part
      velocityY *= part
    }
    if qualities.angularResistance > 0 { spin /= 1 + interval * qualities.angularResistance }
    // What turns faster than by half a turn in a step could not be seen to turn.
    let most = Double.pi / interval
    if abs(spin) > most { spin = spin > 0 ? most : -most }
  }

  /// What it has in motion, and would have for what the acceleration does on its way.
  var energy: Double {
    guard inverseMass > 0 else { return 0 }
    let turning = inverseInertia > 0 ? spin * spin / inverseInertia : 0
    return ((velocityX * velocityX + velocityY * velocityY) * mass + turning) / 2
  }
  /// What it had before the step, and what the forces have added since.
  @exclusivity(unchecked) private(set) var energyBefore = 0.0
  /// Notes its energy before the step.
  func noteEnergy() { energyBefore = energy }

  /// Makes it slower, but not slow.
  func slow(by part: Double) {
    velocityX *= part
    velocityY *= part
    spin *= part
  }

  /// Moves it as fast as it is.
  func move(_ interval: Double) {
    guard inverseMass > 0 else { return }
    energyBefore +=
      mass * interval * (accelerationX * velocityX + accelerationY * velocityY)
      + (inverseInertia > 0 ? angularAcceleration * spin * interval / inverseInertia : 0)
    x += (velocityX + shiftX) * interval
    y += (velocityY + shiftY) * interval
    if inverseInertia > 0 { angle += (spin + shiftSpin) * interval }
  }

  /// Keeps what is left of the acceleration for later, and notes whether it rests.
  func end(_ interval: Double) {
    guard inverseMass > 0 else { return }
    let (x, y) = (accelerationX, accelerationY)
    let isDriven = x * x + y * y > 1 && !isHeld && !isLinked
    let isSlow =
      velocityX * velocityX + velocityY * velocityY < Self.slow * Self.slow
      && abs(spin) < Self.slowSpin
    restTime = isSlow && !isDriven && !hasBounced ? restTime + interval : 0
    if !hasBounced {
      (restX, restY) = (x * interval / 2, y * interval / 2)
      restSpin = inverseInertia > 0 ? angularAcceleration * interval / 2 : 0
    }
    // What rocks, rolls or slides on something, and hardly does any more, comes to rest (rule 797).
    if isHeld, abs(spin) < 0.5 {
      let part = 1 / (1 + 4 * interval)
      spin *= part
      if velocityX * velocityX + velocityY * velocityY < 100 {
        velocityX *= part
        velocityY *= part
      }
    }
    liesStill = isHeld && isSlow
  }

  /// Lets it stand still there.
  func settle(_ x: Double, _ y: Double, _ angle: Double) {
    (self.x, self.y, self.angle, isSettled) = (x, y, angle, true)
    (velocityX, velocityY, spin) = (0, 0, 0)
    (restX, restY, restSpin) = (0, 0, 0)
  }

  /// Points in a second, below which it may be at rest.
  private static let slow = 2.0
  /// Radians in a second.
  private static let slowSpin = 0.05
}
