import Foundation

/// What a field does to what is in it (rule 819).
enum FieldForce {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric,
    magnetic
  case custom(
    (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

  /// Adds its force to a body that is so far from the middle of the field.
  func act(on body: PhysicsBody, at place: CGPoint, of field: UIFieldBehavior, time: Double) {
    let (x, y) = (Double(place.x), Double(place.y))
    let distance = (x * x + y * y).squareRoot()
    let strength = Double(field.strength) * Self.weakening(distance, field)
    let (speedX, speedY) = (body.velocityX, body.velocityY)
    let away = distance > 1e-6 ? (x: x / distance, y: y / distance) : (x: 0, y: 0)
    switch self {
    case .drag: body.push(-speedX * strength, -speedY * strength)
    case .vortex:
      // Against the hands of a clock, as one sees it.
      accelerate(
        body, y * strength * UIGravityBehavior.unit, -x * strength * UIGravityBehavior.unit)
    case .radialGravity:
      let pull = -strength * UIGravityBehavior.unit
      accelerate(body, away.x * pull, away.y * pull)
    case .linearGravity:
      let pull = strength * UIGravityBehavior.unit
      accelerate(body, Double(field.direction.dx) * pull, Double(field.direction.dy) * pull)
    case .velocity:
      body.velocityX = Double(field.direction.dx) * strength
      body.velocityY = Double(field.direction.dy) * strength
    case .noise:
      let noise = Self.noise(body, field, time)
      body.push(noise.x * strength * UIPushBehavior.unit, noise.y * strength * UIPushBehavior.unit)
    case .turbulence:
      let noise = Self.noise(body, field, time)
      let speed = (speedX * speedX + speedY * speedY).squareRoot()
      body.push(noise.x * strength * speed, noise.y * strength * speed)
    case .spring: body.push(-x * strength, -y * strength)
    case .electric:
      let push = strength * body.qualities.charge * UIPushBehavior.unit
      body.push(away.x * push, away.y * push)
    case .magnetic:
      let push = strength * body.qualities.charge
      body.push(speedY * push, -speedX * push)
    case .custom(let block):
      let force = block(
        field, CGPoint(x: body.x, y: body.y), CGVector(dx: speedX, dy: speedY), body.mass,
        body.qualities.charge, time)
      body.push(Double(force.dx) * UIPushBehavior.unit, Double(force.dy) * UIPushBehavior.unit)
    }
  }

  private func accelerate(_ body: PhysicsBody, _ x: Double, _ y: Double) {
    body.accelerationX += x
    body.accelerationY += y
  }

  /// How much of the strength is left at a distance.
  private static func weakening(_ distance: Double, _ field: UIFieldBehavior) -> Double {
    let least = max(Double(field.minimumRadius), 1)
    guard field.falloff != 0, distance > least else { return 1 }
    return pow(distance / least, -Double(field.falloff))
  }

  /// Waves across the plane, from -1 to 1 each way: the same at the same place and time.
  private static func noise(
    _ body: PhysicsBody, _ field: UIFieldBehavior, _ time: Double
  ) -> (x: Double, y: Double) {
    let length = 20 + 200 * Double(min(max(field.smoothness, 0), 1))
    let (x, y) = (body.x / length, body.y / length)
    let phase = time * Double(field.animationSpeed) * 2
    return (
      (sin(2.1 * x + 1.3 * y + phase) + sin(1.7 * y - 3.3 * x - 1.4 * phase + 2)) / 2,
      (sin(1.9 * y - 1.1 * x + phase + 4) + sin(2.3 * x + 3.1 * y - 1.3 * phase + 1)) / 2
    )
  }
}
