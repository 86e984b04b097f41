public import Foundation

/// What two outlines have in common, and what not (rule 779). iOS 16.0 and later.
///
/// Curves are cut into straight pieces first, as everywhere here.
extension CGPath {
  /// What is in this one or in the other.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    requires("CGPathCreateCopyByUnioningPath", since: 16.0)
    return combined(other, rule) { $0 || $1 }
  }
  /// What is in both.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    requires("CGPathCreateCopyByIntersectingPath", since: 16.0)
    return combined(other, rule) { $0 && $1 }
  }
  /// What is in this one and not in the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    requires("CGPathCreateCopyBySubtractingPath", since: 16.0)
    return combined(other, rule) { $0 && !$1 }
  }
  /// What is in one of them alone.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    requires("CGPathCreateCopyBySymmetricDifferenceOfPath", since: 16.0)
    return combined(other, rule) { $0 != $1 }
  }
  /// What is in this one, with an outline that does not cross itself.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    requires("CGPathCreateCopyByNormalizing", since: 16.0)
    return combined(CGPath([]), rule) { inside, _ in inside }
  }
  /// Whether something is in both.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    requires("CGPathIntersectsPath", since: 16.0)
    return !combined(other, rule) { $0 && $1 }.isEmpty
  }
  /// The outlines as straight lines; how near they must come to the curves, is not asked here.
  public func flattened(threshold: CGFloat) -> CGPath {
    requires("CGPathCreateCopyByFlattening", since: 16.0)
    return CGPath(polygons.filter { $0.count > 1 }.flatMap(PathShape.closed))
  }
  /// The pieces that lie apart from each other, here each outline by itself.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    requires("CGPathCreateSeparateComponents", since: 16.0)
    return normalized(using: rule).polygons.filter { $0.count > 2 }
      .map { CGPath(PathShape.closed($0)) }
  }
  /// What of this one's line lies in the other; here the line itself.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    requires("CGPathCreateCopyOfLineByIntersectingPath", since: 16.0)
    Simulator.current.unimplemented("CGPath.lineIntersection(_:using:)", "the line stays whole.")
    return CGPath(elements)
  }
  /// What of this one's line lies outside of the other; here the line itself.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    requires("CGPathCreateCopyOfLineBySubtractingPath", since: 16.0)
    Simulator.current.unimplemented("CGPath.lineSubtracting(_:using:)", "the line stays whole.")
    return CGPath(elements)
  }

  private func combined(
    _ other: CGPath, _ rule: CGPathFillRule, _ isIn: (Bool, Bool) -> Bool
  ) -> CGPath {
    let regions = PathRegions(polygons, other.polygons, rule)
    return CGPath(regions.outlines(isIn).flatMap(PathShape.closed))
  }
}

extension PathShape {
  fileprivate static func closed(_ polygon: [CGPoint]) -> [Element] {
    guard let first = polygon.first else { return [] }
    return [.move(first)] + polygon.dropFirst().map { .line($0) } + [.close]
  }
}

/// Two sets of polygons, cut into strips in which no edge crosses another.
private struct PathRegions {
  private struct Edge {
    let top: CGPoint
    let bottom: CGPoint
    /// 1 where the outline goes down.
    let turn: Int
    let isOfFirst: Bool

    func x(at y: CGFloat) -> CGFloat {
      y <= top.y
        ? top.x
        : y >= bottom.y
          ? bottom.x : top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
    }
  }

  private let edges: [Edge]
  private let heights: [CGFloat]
  private let rule: CGPathFillRule

  init(_ first: [[CGPoint]], _ second: [[CGPoint]], _ rule: CGPathFillRule) {
    self.rule = rule
    var edges: [Edge] = []
    for (polygons, isOfFirst) in [(first, true), (second, false)] {
      for polygon in polygons {
        for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
        where start.y != end.y {
          edges.append(
            start.y < end.y
              ? Edge(top: start, bottom: end, turn: 1, isOfFirst: isOfFirst)
              : Edge(top: end, bottom: start, turn: -1, isOfFirst: isOfFirst))
        }
      }
    }
    var heights = Set(edges.flatMap { [$0.top.y, $0.bottom.y] })
    for (index, edge) in edges.enumerated() {
      for other in edges.dropFirst(index + 1) {
        if let y = Self.crossing(edge, other) { heights.insert(y) }
      }
    }
    self.edges = edges
    self.heights = heights.sorted()
  }

  /// Where two edges cross inside of both.
  private static func crossing(_ one: Edge, _ two: Edge) -> CGFloat? {
    let (top, bottom) = (max(one.top.y, two.top.y), min(one.bottom.y, two.bottom.y))
    guard top < bottom else { return nil }
    let (above, below) = (one.x(at: top) - two.x(at: top), one.x(at: bottom) - two.x(at: bottom))
    guard above * below < 0 else { return nil }
    let y = top + (bottom - top) * above / (above - below)
    return y > top && y < bottom ? y : nil
  }

  /// The outlines of what is wanted, each once around.
  func outlines(_ isIn: (Bool, Bool) -> Bool) -> [[CGPoint]] {
    var borders: [(CGPoint, CGPoint)] = []
    var above: [(CGFloat, CGFloat)] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let strips = strips(top, bottom, isIn)
      borders += level(top, above, strips.map { ($0.0.x(at: top), $0.1.x(at: top)) })
      for (left, right) in strips {
        borders.append(
          (CGPoint(x: left.x(at: bottom), y: bottom), CGPoint(x: left.x(at: top), y: top)))
        borders.append(
          (CGPoint(x: right.x(at: top), y: top), CGPoint(x: right.x(at: bottom), y: bottom)))
      }
      above = strips.map { ($0.0.x(at: bottom), $0.1.x(at: bottom)) }
    }
    if let last = heights.last { borders += level(last, above, []) }
    return Self.joined(borders)
  }

  /// The pairs of edges between which the strip is wanted.
  private func strips(
    _ top: CGFloat, _ bottom: CGFloat, _ isIn: (Bool, Bool) -> Bool
  ) -> [(Edge, Edge)] {
    let middle = (top + bottom) / 2
    let across = edges.filter { $0.top.y <= top && $0.bottom.y >= bottom }
      .sorted { $0.x(at: middle) < $1.x(at: middle) }
    var (found, turns, left) = ([(Edge, Edge)](), [0, 0], Edge?.none)
    for (index, edge) in across.enumerated() {
      turns[edge.isOfFirst ? 0 : 1] += rule == .winding ? edge.turn : 1
      if index + 1 < across.count, across[index + 1].x(at: middle) == edge.x(at: middle) {
        continue
      }
      let inside = turns.map { rule == .winding ? $0 != 0 : $0 % 2 != 0 }
      let isWanted = isIn(inside[0], inside[1])
      if isWanted, left == nil { left = edge }
      if !isWanted, let start = left {
        found.append((start, edge))
        left = nil
      }
    }
    return found
  }

  /// The level borders where what is wanted begins or ends.
  private func level(
    _ y: CGFloat, _ above: [(CGFloat, CGFloat)], _ below: [(CGFloat, CGFloat)]
  ) -> [(CGPoint, CGPoint)] {
    let stops = Set((above + below).flatMap { [$0.0, $0.1] }).sorted()
    return zip(stops, stops.dropFirst()).compactMap { left, right in
      let middle = (left + right) / 2
      let isAbove = above.contains { $0.0 < middle && middle < $0.1 }
      let isBelow = below.contains { $0.0 < middle && middle < $0.1 }
      guard isAbove != isBelow else { return nil }
      let (start, end) = (CGPoint(x: left, y: y), CGPoint(x: right, y: y))
      return isBelow ? (start, end) : (end, start)
    }
  }

  /// The borders one behind the other, without points on straight lines.
  private static func joined(_ borders: [(CGPoint, CGPoint)]) -> [[CGPoint]] {
    var ends: [Place: [Int]] = [:]
    for (index, border) in borders.enumerated() where border.0 != border.1 {
      ends[Place(border.0), default: []].append(index)
    }
    var (used, found) = (Set<Int>(), [[CGPoint]]())
    for (index, border) in borders.enumerated() where border.0 != border.1 {
      guard used.insert(index).inserted else { continue }
      var (outline, at) = ([border.0], border.1)
      while Place(at) != Place(border.0) {
        outline.append(at)
        guard let next = ends[Place(at)]?.first(where: { !used.contains($0) }) else { break }
        used.insert(next)
        at = borders[next].1
      }
      let plain = outline.indices.filter { corner in
        let before = outline[(corner + outline.count - 1) % outline.count]
        let (point, after) = (outline[corner], outline[(corner + 1) % outline.count])
        let turn =
          (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
        return abs(turn) > 1e-9
      }.map { outline[$0] }
      if plain.count > 2 { found.append(plain) }
    }
    return found
  }

  /// A point, but for what rounding does to it.
  private struct Place: Hashable {
    let x: Int64
    let y: Int64
    init(_ point: CGPoint) {
      (x, y) = (Self.rounded(point.x), Self.rounded(point.y))
    }
    private static func rounded(_ length: CGFloat) -> Int64 {
      let millionths = (length * 1e6).rounded()
      return abs(millionths) < 9e18 ? Int64(millionths) : 0
    }
  }
}
