import Foundation

/// The outline of a body, or a part of it: a convex polygon, a line between two points, or a disk.
final class PhysicsShape {
  /// Of a disk; 0 for one with corners.
  let radius: Double
  // In the coordinates of the body, about its middle; of a disk its centre alone.
  private let ownX: [Double]
  private let ownY: [Double]
  // Where it is now. The normal of a corner is that of the edge from it to the next one, and points out.
  @exclusivity(unchecked) private(set) var cornerX: [Double]
  @exclusivity(unchecked) private(set) var cornerY: [Double]
  @exclusivity(unchecked) private(set) var normalX: [Double]
  @exclusivity(unchecked) private(set) var normalY: [Double]
  @exclusivity(unchecked) private(set) var centerX = 0.0
  @exclusivity(unchecked) private(set) var centerY = 0.0
  // What it may reach until the next step.
  @exclusivity(unchecked) private(set) var left = 0.0
  @exclusivity(unchecked) private(set) var right = 0.0
  @exclusivity(unchecked) private(set) var top = 0.0
  @exclusivity(unchecked) private(set) var bottom = 0.0
  /// What it covers, in square points.
  let area: Double
  /// Its moment of inertia about the body's middle, for each square point.
  let inertia: Double
  /// How far its farthest point is from the body's middle.
  let reach: Double

  /// A disk.
  init(radius: Double, x: Double = 0, y: Double = 0) {
    self.radius = radius
    (ownX, ownY) = ([x], [y])
    (cornerX, cornerY, normalX, normalY) = ([x], [y], [0], [0])
    area = Double.pi * radius * radius
    inertia = area * (radius * radius / 2 + x * x + y * y)
    reach = (x * x + y * y).squareRoot() + radius
  }

  /// A polygon of the convex hull of these points; of two points the line between them.
  init(points: [(x: Double, y: Double)]) {
    let hull = points.count > 2 ? Self.hull(of: points) : points
    radius = 0
    (ownX, ownY) = (hull.map(\.x), hull.map(\.y))
    (cornerX, cornerY) = (ownX, ownY)
    normalX = Array(repeating: 0, count: hull.count)
    normalY = normalX
    var (area, inertia, reach) = (0.0, 0.0, 0.0)
    for (index, point) in hull.enumerated() {
      let next = hull[(index + 1) % hull.count]
      let cross = point.x * next.y - point.y * next.x
      area += cross / 2
      inertia +=
        cross
        * (point.x * point.x + point.x * next.x + next.x * next.x + point.y * point.y
          + point.y * next.y + next.y * next.y) / 12
      reach = max(reach, (point.x * point.x + point.y * point.y).squareRoot())
    }
    (self.area, self.inertia, self.reach) = (area, inertia, reach)
  }

  /// A rectangle about the body's middle.
  convenience init(width: Double, height: Double) {
    let (x, y) = (width / 2, height / 2)
    self.init(points: [(-x, -y), (x, -y), (x, y), (-x, y)])
  }

  /// Whether it is a line.
  var isLine: Bool { cornerX.count == 2 }
  /// Whether it is a disk.
  var isDisk: Bool { radius > 0 }

  /// Puts it where its body is; `margin` is how far it may come until the next step.
  func place(_ x: Double, _ y: Double, _ angle: Double, margin: Double) {
    let (cosine, sine) = angle == 0 ? (1, 0) : (cos(angle), sin(angle))
    let count = ownX.count
    var (sumX, sumY) = (0.0, 0.0)
    for index in 0..<count {
      let (oldX, oldY) = (ownX[index], ownY[index])
      let newX = x + oldX * cosine - oldY * sine
      let newY = y + oldX * sine + oldY * cosine
      cornerX[index] = newX
      cornerY[index] = newY
      sumX += newX
      sumY += newY
      if index == 0 {
        (left, right, top, bottom) = (newX, newX, newY, newY)
      } else {
        if newX < left { left = newX }
        if newX > right { right = newX }
        if newY < top { top = newY }
        if newY > bottom { bottom = newY }
      }
    }
    (centerX, centerY) = (sumX / Double(count), sumY / Double(count))
    let more = margin + radius
    (left, right, top, bottom) = (left - more, right + more, top - more, bottom + more)
    guard count > 1 else { return }
    for index in 0..<count {
      let next = index + 1 == count ? 0 : index + 1
      let edgeX = cornerX[next] - cornerX[index]
      let edgeY = cornerY[next] - cornerY[index]
      let length = (edgeX * edgeX + edgeY * edgeY).squareRoot()
      normalX[index] = length > 0 ? edgeY / length : 0
      normalY[index] = length > 0 ? -edgeX / length : 0
    }
  }

  /// How far another one is from the line through an edge, outwards.
  func distance(of other: PhysicsShape, fromEdge edge: Int) -> Double {
    let (x, y) = (normalX[edge], normalY[edge])
    let start = cornerX[edge] * x + cornerY[edge] * y
    var least = Double.infinity
    let (cornersX, cornersY) = (other.cornerX, other.cornerY)
    var index = 0
    while index < cornersX.count {
      let distance = cornersX[index] * x + cornersY[index] * y
      if distance < least { least = distance }
      index += 1
    }
    return least - start - other.radius
  }

  /// The corners of the smallest convex polygon around the points, so that they turn as the hands of a clock.
  private static func hull(of points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: some Sequence<(x: Double, y: Double)>) -> [(x: Double, y: Double)] {
      var chain: [(x: Double, y: Double)] = []
      for point in points {
        while chain.count > 1 {
          let (first, second) = (chain[chain.count - 2], chain[chain.count - 1])
          let turn =
            (second.x - first.x) * (point.y - first.y) - (second.y - first.y) * (point.x - first.x)
          if turn > 1e-9 { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    let hull = half(sorted) + half(sorted.reversed())
    return hull.count > 2 ? hull : Array(points.prefix(2))
  }
}
