import Foundation

/// How contacts keep bodies apart: impulses one after the other, again and again, until all agree.
extension PhysicsContact {
  /// How fast the two are, while an impulse follows the other.
  private struct Motion {
    var firstX: Double
    var firstY: Double
    var firstSpin: Double
    var secondX: Double
    var secondY: Double
    var secondSpin: Double
  }

  private var motion: Motion {
    let (one, two) = (first, second)
    return Motion(
      firstX: one.velocityX, firstY: one.velocityY, firstSpin: one.spin, secondX: two.velocityX,
      secondY: two.velocityY, secondSpin: two.spin)
  }

  private func set(_ motion: Motion) {
    let (one, two) = (first, second)
    (one.velocityX, one.velocityY, one.spin) = (motion.firstX, motion.firstY, motion.firstSpin)
    (two.velocityX, two.velocityY, two.spin) = (motion.secondX, motion.secondY, motion.secondSpin)
  }

  // MARK: Before the rounds

  /// Works out what the points need, while the bodies are as fast as at the beginning of the step.
  func prepare(_ interval: Double) {
    let (left, right) = (first.qualities, second.qualities)
    if first.shapes.isEmpty {
      // A boundary is as the item is.
      (friction, elasticity) = (right.friction, right.elasticity)
    } else {
      friction = (max(0, left.friction) * max(0, right.friction)).squareRoot()
      elasticity = max(left.elasticity, right.elasticity)
    }
    elasticity = elasticity < 0 ? 0 : elasticity > 1 ? 1 : elasticity
    (firstMass, firstInertia) = (first.inverseMass, first.inverseInertia)
    (secondMass, secondInertia) = (second.inverseMass, second.inverseInertia)
    let firstPull = first.accelerationX * normalX + first.accelerationY * normalY
    let secondPull = second.accelerationX * normalX + second.accelerationY * normalY
    let pull = secondPull - firstPull
    let motion = motion
    // What is slower than this does not bounce, or it would never lie still.
    let least = 2 * max(abs(firstPull), abs(secondPull)) * interval + 1
    prepare(one, pull, least, motion)
    isBlock = false
    guard count > 1 else { return }
    prepare(two, pull, least, motion)
    coupling =
      firstMass + secondMass + firstInertia * one.firstTurn * two.firstTurn
      + secondInertia * one.secondTurn * two.secondTurn
    determinant = one.stiffness * two.stiffness - coupling * coupling
    isBlock = one.stiffness * one.stiffness < 1_000 * determinant
  }

  private func prepare(_ point: Point, _ pull: Double, _ least: Double, _ motion: Motion) {
    let (armX, armY) = (point.x - first.x, point.y - first.y)
    let (reachX, reachY) = (point.x - second.x, point.y - second.y)
    let (turn, otherTurn) = (armX * normalY - armY * normalX, reachX * normalY - reachY * normalX)
    let slide = -armX * normalX - armY * normalY
    let otherSlide = -reachX * normalX - reachY * normalY
    (point.firstTurn, point.secondTurn) = (turn, otherTurn)
    (point.firstSlideTurn, point.secondSlideTurn) = (slide, otherSlide)
    let masses = firstMass + secondMass
    point.stiffness = masses + firstInertia * turn * turn + secondInertia * otherTurn * otherTurn
    point.inverse = 1 / point.stiffness
    point.inverseSlide =
      1 / (masses + firstInertia * slide * slide + secondInertia * otherSlide * otherSlide)
    point.impact = 0
    let speed = normalSpeed(point, motion)
    guard speed < 0, elasticity > 0 else { return }
    // As fast as they are when they touch, and not when they are still apart: so no height is lost.
    let impact = (speed * speed + 2 * max(0, -pull) * max(0, point.gap)).squareRoot()
    if impact > least { point.impact = impact }
  }

  /// Begins with the impulses of the last step.
  func warm() {
    var motion = motion
    press(one.normalImpulse, one, &motion)
    slide(one.frictionImpulse, one, &motion)
    if count > 1 {
      press(two.normalImpulse, two, &motion)
      slide(two.frictionImpulse, two, &motion)
    }
    set(motion)
  }

  // MARK: Rounds

  /// One round.
  func solve(_ interval: Double) {
    var motion = motion
    let (one, two, isPair) = (one, two, count > 1)
    if friction > 0 {
      rub(one, &motion)
      if isPair { rub(two, &motion) }
    }
    let firstWanted = one.gap > 0 ? -one.gap / interval : 0
    let secondWanted = isPair && two.gap > 0 ? -two.gap / interval : 0
    if isBlock {
      pressBoth(firstWanted, secondWanted, &motion)
    } else {
      press(one, toward: firstWanted, &motion)
      if isPair { press(two, toward: secondWanted, &motion) }
    }
    set(motion)
  }

  /// How fast the two part at a point.
  private func normalSpeed(_ point: Point, _ motion: Motion) -> Double {
    (motion.secondX - motion.firstX) * normalX + (motion.secondY - motion.firstY) * normalY
      + motion.secondSpin * point.secondTurn - motion.firstSpin * point.firstTurn
  }

  private func press(_ impulse: Double, _ point: Point, _ motion: inout Motion) {
    let (x, y) = (normalX * impulse, normalY * impulse)
    motion.firstX -= x * firstMass
    motion.firstY -= y * firstMass
    motion.firstSpin -= point.firstTurn * impulse * firstInertia
    motion.secondX += x * secondMass
    motion.secondY += y * secondMass
    motion.secondSpin += point.secondTurn * impulse * secondInertia
  }

  private func slide(_ impulse: Double, _ point: Point, _ motion: inout Motion) {
    let (x, y) = (normalY * impulse, -normalX * impulse)
    motion.firstX -= x * firstMass
    motion.firstY -= y * firstMass
    motion.firstSpin -= point.firstSlideTurn * impulse * firstInertia
    motion.secondX += x * secondMass
    motion.secondY += y * secondMass
    motion.secondSpin += point.secondSlideTurn * impulse * secondInertia
  }

  private func rub(_ point: Point, _ motion: inout Motion) {
    let most = friction * point.normalImpulse
    let old = point.frictionImpulse
    if most == 0, old == 0 { return }
    let speed =
      (motion.secondX - motion.firstX) * normalY - (motion.secondY - motion.firstY) * normalX
      + motion.secondSpin * point.secondSlideTurn - motion.firstSpin * point.firstSlideTurn
    var impulse = old - speed * point.inverseSlide
    impulse = impulse < -most ? -most : impulse > most ? most : impulse
    point.frictionImpulse = impulse
    slide(impulse - old, point, &motion)
  }

  /// Lets a point part at least so fast.
  private func press(_ point: Point, toward wanted: Double, _ motion: inout Motion) {
    let old = point.normalImpulse
    var impulse = old - (normalSpeed(point, motion) - wanted) * point.inverse
    if impulse < 0 { impulse = 0 }
    point.normalImpulse = impulse
    if impulse != old { press(impulse - old, point, &motion) }
  }

  /// Both points at once, so that what falls flat lies flat.
  private func pressBoth(_ firstWanted: Double, _ secondWanted: Double, _ motion: inout Motion) {
    let (one, two) = (one, two)
    let (oldOne, oldTwo) = (one.normalImpulse, two.normalImpulse)
    guard
      let (newOne, newTwo) = both(
        normalSpeed(one, motion) - firstWanted, normalSpeed(two, motion) - secondWanted, oldOne,
        oldTwo)
    else { return }
    (one.normalImpulse, two.normalImpulse) = (newOne, newTwo)
    press(newOne - oldOne, one, &motion)
    press(newTwo - oldTwo, two, &motion)
  }

  /// The impulses of both points, of how much faster they part than they should: both press, or one, or none.
  private func both(
    _ firstSpeed: Double, _ secondSpeed: Double, _ oldOne: Double, _ oldTwo: Double
  ) -> (Double, Double)? {
    let (stiff, otherStiff) = (one.stiffness, two.stiffness)
    // Without any impulse at all.
    let oneSpeed = firstSpeed - stiff * oldOne - coupling * oldTwo
    let twoSpeed = secondSpeed - coupling * oldOne - otherStiff * oldTwo
    let newOne = (coupling * twoSpeed - otherStiff * oneSpeed) / determinant
    let newTwo = (coupling * oneSpeed - stiff * twoSpeed) / determinant
    if newOne >= 0, newTwo >= 0 { return (newOne, newTwo) }
    let alone = -oneSpeed * one.inverse
    if alone >= 0, coupling * alone + twoSpeed >= 0 { return (alone, 0) }
    let other = -twoSpeed * two.inverse
    if other >= 0, coupling * other + oneSpeed >= 0 { return (0, other) }
    return oneSpeed >= 0 && twoSpeed >= 0 ? (0, 0) : nil
  }

  // MARK: After the rounds

  /// Lets what has come together part again, as elastic as it is.
  func bounce() {
    let isOne = one.impact > 0 && one.normalImpulse > 0
    let isTwo = count > 1 && two.impact > 0 && two.normalImpulse > 0
    guard isOne || isTwo else { return }
    (first.hasBounced, second.hasBounced) = (true, true)
    var motion = motion
    if isOne, isTwo, isBlock {
      pressBoth(elasticity * one.impact, elasticity * two.impact, &motion)
    } else {
      if isOne { press(one, toward: elasticity * one.impact, &motion) }
      if isTwo { press(two, toward: elasticity * two.impact, &motion) }
    }
    set(motion)
  }

  /// Whether the two are in each other.
  var needsShift: Bool { one.gap < -Self.slop || count > 1 && two.gap < -Self.slop }

  /// Moves them out of each other, without making them faster.
  func shift(_ interval: Double) {
    let (left, right) = (first, second)
    var motion = Motion(
      firstX: left.shiftX, firstY: left.shiftY, firstSpin: left.shiftSpin, secondX: right.shiftX,
      secondY: right.shiftY, secondSpin: right.shiftSpin)
    let (oldOne, oldTwo) = (one.shiftImpulse, two.shiftImpulse)
    let oneSpeed = normalSpeed(one, motion) - shiftSpeed(one, interval)
    if isBlock {
      let twoSpeed = normalSpeed(two, motion) - shiftSpeed(two, interval)
      guard let (newOne, newTwo) = both(oneSpeed, twoSpeed, oldOne, oldTwo) else { return }
      (one.shiftImpulse, two.shiftImpulse) = (newOne, newTwo)
      press(newOne - oldOne, one, &motion)
      press(newTwo - oldTwo, two, &motion)
    } else {
      one.shiftImpulse = max(0, oldOne - oneSpeed * one.inverse)
      press(one.shiftImpulse - oldOne, one, &motion)
      if count > 1 {
        let twoSpeed = normalSpeed(two, motion) - shiftSpeed(two, interval)
        two.shiftImpulse = max(0, oldTwo - twoSpeed * two.inverse)
        press(two.shiftImpulse - oldTwo, two, &motion)
      }
    }
    (left.shiftX, left.shiftY, left.shiftSpin) = (motion.firstX, motion.firstY, motion.firstSpin)
    (right.shiftX, right.shiftY, right.shiftSpin) = (
      motion.secondX, motion.secondY, motion.secondSpin
    )
  }

  /// How fast a point is moved out; where the two are apart, how fast they may come together.
  private func shiftSpeed(_ point: Point, _ interval: Double) -> Double {
    let depth = -point.gap - Self.slop
    return (depth > 0 ? min(0.25 * depth, 10) : depth) / interval
  }

  /// So much may be in each other, in points.
  private static let slop = 0.02
}
