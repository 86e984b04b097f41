import Foundation

/// Where two shapes meet, or are about to: up to two points, and a normal that points from the first to the second.
final class PhysicsContact {
  let first: PhysicsBody
  let second: PhysicsBody
  let firstShape: PhysicsShape
  let secondShape: PhysicsShape
  /// The step in which it was looked at last.
  @exclusivity(unchecked) var step = 0
  /// On which side of a line the second one is: the edge of the line that looks at it.
  @exclusivity(unchecked) private var side = 0

  @exclusivity(unchecked) private(set) var normalX = 0.0
  @exclusivity(unchecked) private(set) var normalY = 0.0
  /// How many points there are.
  @exclusivity(unchecked) private(set) var count = 0
  let one = Point()
  let two = Point()

  /// The two together.
  @exclusivity(unchecked) var friction = 0.0
  @exclusivity(unchecked) var elasticity = 0.0
  // How easily the two are moved and turned.
  @exclusivity(unchecked) var firstMass = 0.0
  @exclusivity(unchecked) var firstInertia = 0.0
  @exclusivity(unchecked) var secondMass = 0.0
  @exclusivity(unchecked) var secondInertia = 0.0
  // What the two points do to each other.
  @exclusivity(unchecked) var coupling = 0.0
  @exclusivity(unchecked) var determinant = 0.0
  /// Whether the two points are solved at once.
  @exclusivity(unchecked) var isBlock = false
  /// Whether the two touched in the last step.
  @exclusivity(unchecked) private(set) var isTouching = false

  /// One point of a contact.
  final class Point {
    @exclusivity(unchecked) var x = 0.0
    @exclusivity(unchecked) var y = 0.0
    /// How far apart the two are; below 0 where they are in each other.
    @exclusivity(unchecked) var gap = 0.0
    /// Which corner of which edge it is.
    @exclusivity(unchecked) var name = -1
    @exclusivity(unchecked) var normalImpulse = 0.0
    @exclusivity(unchecked) var frictionImpulse = 0.0
    @exclusivity(unchecked) var shiftImpulse = 0.0
    // How the normal and the direction along it turn the two.
    @exclusivity(unchecked) var firstTurn = 0.0
    @exclusivity(unchecked) var secondTurn = 0.0
    @exclusivity(unchecked) var firstSlideTurn = 0.0
    @exclusivity(unchecked) var secondSlideTurn = 0.0
    @exclusivity(unchecked) var stiffness = 0.0
    @exclusivity(unchecked) var inverse = 0.0
    @exclusivity(unchecked) var inverseSlide = 0.0
    /// How fast the two come together when they touch, if they bounce.
    @exclusivity(unchecked) var impact = 0.0

    /// Its impulses, for the next step.
    var kept: (name: Int, normal: Double, friction: Double) {
      (name, normalImpulse, frictionImpulse)
    }
    /// Goes on with the impulses of the point that it was.
    func take(
      _ first: (name: Int, normal: Double, friction: Double)?,
      or second: (name: Int, normal: Double, friction: Double)?
    ) {
      (normalImpulse, frictionImpulse, shiftImpulse) = (0, 0, 0)
      if let first, first.name == name {
        (normalImpulse, frictionImpulse) = (first.normal, first.friction)
      } else if let second, second.name == name {
        (normalImpulse, frictionImpulse) = (second.normal, second.friction)
      }
    }
  }

  init(
    _ first: PhysicsBody, _ firstShape: PhysicsShape, _ second: PhysicsBody, _ shape: PhysicsShape
  ) {
    (self.first, self.firstShape) = (first, firstShape)
    (self.second, secondShape) = (second, shape)
    if firstShape.isLine {
      let x = shape.centerX - firstShape.cornerX[0]
      let y = shape.centerY - firstShape.cornerY[0]
      side = x * firstShape.normalX[0] + y * firstShape.normalY[0] >= 0 ? 0 : 1
    }
  }

  /// Finds the points anew; impulses of points that are still there are kept.
  func update(within margin: Double) {
    let (oldOne, oldTwo) = (count > 0 ? one.kept : nil, count > 1 ? two.kept : nil)
    count = 0
    if firstShape.isDisk {
      findDisks(margin)
    } else if secondShape.isDisk {
      findDisk(margin)
    } else {
      findEdges(margin)
    }
    if count > 0 { one.take(oldOne, or: oldTwo) }
    if count > 1 { two.take(oldOne, or: oldTwo) }
  }

  /// Notes whether the two touch; once they do, they have to part by half a point.
  func noteTouch() {
    let isPressed = count > 0 && one.normalImpulse > 0 || count > 1 && two.normalImpulse > 0
    isTouching = isPressed || isTouching && leastGap < 0.5
    if isPressed { (first.isHeld, second.isHeld) = (true, true) }
  }

  /// Nothing is left of it.
  func part() { (isTouching, count) = (false, 0) }

  private var leastGap: Double {
    count == 0 ? .infinity : count == 1 || one.gap < two.gap ? one.gap : two.gap
  }

  /// Where the two touch: on the one that does not move, if one does not.
  var place: (x: Double, y: Double) {
    guard count > 1, two.normalImpulse > 0 else { return touch(one) }
    guard one.normalImpulse > 0 else { return touch(two) }
    let (left, right) = (touch(one), touch(two))
    return ((left.x + right.x) / 2, (left.y + right.y) / 2)
  }

  private func touch(_ point: Point) -> (x: Double, y: Double) {
    let half = first.inverseMass == 0 ? -point.gap / 2 : second.inverseMass == 0 ? point.gap / 2 : 0
    return (point.x + normalX * half, point.y + normalY * half)
  }

  private func add(_ x: Double, _ y: Double, gap: Double, name: Int) {
    let point = count == 0 ? one : two
    (point.x, point.y, point.gap, point.name) = (x, y, gap, name)
    count += 1
  }

  // MARK: Finding

  private func findDisks(_ margin: Double) {
    let x = secondShape.centerX - firstShape.centerX
    let y = secondShape.centerY - firstShape.centerY
    let distance = (x * x + y * y).squareRoot()
    let gap = distance - firstShape.radius - secondShape.radius
    guard gap < margin else { return }
    (normalX, normalY) = distance > 0 ? (x / distance, y / distance) : (0, -1)
    add(
      firstShape.centerX + normalX * (firstShape.radius + gap / 2),
      firstShape.centerY + normalY * (firstShape.radius + gap / 2), gap: gap, name: 0)
  }

  /// The second one is a disk, the first one has corners.
  private func findDisk(_ margin: Double) {
    let (shape, x, y) = (firstShape, secondShape.centerX, secondShape.centerY)
    var (edge, most) = (side, -Double.infinity)
    for index in 0..<shape.cornerX.count where !shape.isLine || index == side {
      let distance =
        (x - shape.cornerX[index]) * shape.normalX[index]
        + (y - shape.cornerY[index]) * shape.normalY[index]
      if distance > most { (edge, most) = (index, distance) }
    }
    guard most - secondShape.radius < margin else { return }
    let next = edge + 1 == shape.cornerX.count ? 0 : edge + 1
    let (startX, startY) = (shape.cornerX[edge], shape.cornerY[edge])
    let (endX, endY) = (shape.cornerX[next], shape.cornerY[next])
    let length = (endX - startX) * (endX - startX) + (endY - startY) * (endY - startY)
    let along =
      length > 0 ? ((x - startX) * (endX - startX) + (y - startY) * (endY - startY)) / length : 0
    (normalX, normalY) = (shape.normalX[edge], shape.normalY[edge])
    var gap = most - secondShape.radius
    if along < 0 || along > 1, most > 0 || shape.isLine {
      let (cornerX, cornerY) = along < 0 ? (startX, startY) : (endX, endY)
      let distance = ((x - cornerX) * (x - cornerX) + (y - cornerY) * (y - cornerY)).squareRoot()
      if distance > 0 {
        (normalX, normalY) = ((x - cornerX) / distance, (y - cornerY) / distance)
      }
      gap = distance - secondShape.radius
    }
    guard gap < margin else { return }
    add(
      x - normalX * (secondShape.radius + gap / 2), y - normalY * (secondShape.radius + gap / 2),
      gap: gap, name: edge)
  }

  /// The edge of one from which the other is farthest.
  private func farthest(_ shape: PhysicsShape, _ other: PhysicsShape) -> (edge: Int, gap: Double) {
    var (edge, most) = (0, -Double.infinity)
    for index in 0..<shape.cornerX.count where !shape.isLine || index == side {
      let distance = shape.distance(of: other, fromEdge: index)
      if distance > most { (edge, most) = (index, distance) }
    }
    return (edge, most)
  }

  private func findEdges(_ margin: Double) {
    let mine = farthest(firstShape, secondShape)
    guard mine.gap < margin else { return }
    // What is at a line slides along it, and does not stumble over its end.
    let isAtLine = firstShape.isLine && mine.gap > -2
    var isFirst = true
    var edge = mine.edge
    if !isAtLine {
      let other = farthest(secondShape, firstShape)
      guard other.gap < margin else { return }
      if other.gap > mine.gap + 0.1 { (isFirst, edge) = (false, other.edge) }
    }
    clip(
      isFirst ? firstShape : secondShape, edge, isFirst ? secondShape : firstShape, margin, isFirst)
  }

  /// Cuts the edge that looks at another one to the length of that.
  private func clip(
    _ base: PhysicsShape, _ edge: Int, _ other: PhysicsShape, _ margin: Double, _ isFirst: Bool
  ) {
    let (x, y) = (base.normalX[edge], base.normalY[edge])
    var (facing, least) = (0, Double.infinity)
    for index in 0..<other.cornerX.count {
      let along = other.normalX[index] * x + other.normalY[index] * y
      if along < least { (facing, least) = (index, along) }
    }
    let next = facing + 1 == other.cornerX.count ? 0 : facing + 1
    let baseNext = edge + 1 == base.cornerX.count ? 0 : edge + 1
    let (startX, startY) = (base.cornerX[edge], base.cornerY[edge])
    let (wayX, wayY) = (-y, x)
    let length = (base.cornerX[baseNext] - startX) * wayX + (base.cornerY[baseNext] - startY) * wayY
    var (oneX, oneY) = (other.cornerX[facing], other.cornerY[facing])
    var (twoX, twoY) = (other.cornerX[next], other.cornerY[next])
    let one = (oneX - startX) * wayX + (oneY - startY) * wayY
    let two = (twoX - startX) * wayX + (twoY - startY) * wayY
    let (low, high) = one < two ? (one, two) : (two, one)
    guard high >= 0, low <= length else { return }
    if high > low {
      let (lineX, lineY) = (twoX - oneX, twoY - oneY)
      let (fromX, fromY) = (oneX, oneY)
      let place = { (wanted: Double) -> (Double, Double) in
        let part = (wanted - one) / (two - one)
        return (fromX + lineX * part, fromY + lineY * part)
      }
      if one < 0 { (oneX, oneY) = place(0) } else if one > length { (oneX, oneY) = place(length) }
      if two < 0 { (twoX, twoY) = place(0) } else if two > length { (twoX, twoY) = place(length) }
    }
    (normalX, normalY) = isFirst ? (x, y) : (-x, -y)
    let name = (isFirst ? 0 : 1 << 20) + edge << 10 + facing << 1
    let oneGap = (oneX - startX) * x + (oneY - startY) * y
    let twoGap = (twoX - startX) * x + (twoY - startY) * y
    if oneGap < margin {
      add(oneX - x * oneGap / 2, oneY - y * oneGap / 2, gap: oneGap, name: name)
    }
    if twoGap < margin {
      add(twoX - x * twoGap / 2, twoY - y * twoGap / 2, gap: twoGap, name: name + 1)
    }
  }
}
