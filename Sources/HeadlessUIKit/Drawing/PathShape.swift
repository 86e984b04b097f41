import Foundation

/// The geometry of outlines.
enum PathShape {
  typealias Element = CGPath.Element

  static func rectangle(_ rect: CGRect) -> [Element] {
    let rect = rect.standardized
    return [
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [Element] {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    let (start, curves) = arc(
      CGPoint(x: rect.midX, y: rect.midY), radii, from: 0, to: 2 * .pi, growing: true)
    return [.move(start)] + curves + [.close]
  }

  /// A rectangle whose corners, those in `corners`, are quarters of an ellipse.
  static func rounded(
    _ rect: CGRect, _ radii: CGSize, _ corners: UIRectCorner = .allCorners
  ) -> [Element] {
    let rect = rect.standardized
    let radii = CGSize(
      width: min(max(radii.width, 0), rect.width / 2),
      height: min(max(radii.height, 0), rect.height / 2))
    // Clockwise on the screen from the top left, each with the angle at which its quarter begins.
    let places: [(UIRectCorner, CGPoint, CGFloat)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), .pi),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), .pi * 1.5),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), 0),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), .pi / 2),
    ]
    var elements: [Element] = []
    for (corner, point, angle) in places {
      guard corners.contains(corner), radii.width > 0, radii.height > 0 else {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
        continue
      }
      let center = CGPoint(
        x: point.x == rect.minX ? point.x + radii.width : point.x - radii.width,
        y: point.y == rect.minY ? point.y + radii.height : point.y - radii.height)
      let (start, curves) = arc(center, radii, from: angle, to: angle + .pi / 2, growing: true)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      elements += curves
    }
    return elements + [.close]
  }

  /// A part of an ellipse as curves of a quarter at most; angles in radians.
  static func arc(
    _ center: CGPoint, _ radii: CGSize, from start: CGFloat, to end: CGFloat, growing: Bool
  ) -> (start: CGPoint, curves: [Element]) {
    let turn = 2 * CGFloat.pi
    var sweep = growing ? end - start : start - end
    if abs(sweep) >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep += turn
    }
    let point = { (angle: CGFloat) in
      CGPoint(x: center.x + radii.width * cos(angle), y: center.y + radii.height * sin(angle))
    }
    // An angle that is no number has no quarters.
    let count = sweep.isFinite ? max(1, Int((sweep / (.pi / 2)).rounded(.up))) : 1
    let step = (growing ? sweep : -sweep) / CGFloat(count)
    // How far the control points of a curve lie ahead, so that it follows the circle.
    let reach = 4 / 3 * tan(step / 4)
    let curves = (0..<count).map { index -> Element in
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (first, last) = (point(from), point(to))
      return .curve(
        CGPoint(
          x: first.x - reach * radii.width * sin(from),
          y: first.y + reach * radii.height * cos(from)),
        CGPoint(
          x: last.x + reach * radii.width * sin(to), y: last.y - reach * radii.height * cos(to)),
        to: last)
    }
    return (point(start), curves)
  }

  static func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (x, y) = (xs.min() ?? first.x, ys.min() ?? first.y)
    return CGRect(
      x: x, y: y, width: (xs.max() ?? first.x) - x, height: (ys.max() ?? first.y) - y)
  }

  /// How often the polygon winds around the point, and how often a ray from there crosses it.
  static func winding(
    of polygon: [CGPoint], around point: CGPoint
  ) -> (turns: Int, crossings: Int) {
    var (turns, crossings) = (0, 0)
    for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      guard x > point.x else { continue }
      crossings += 1
      turns += end.y > start.y ? 1 : -1
    }
    return (turns, crossings)
  }
}

extension CGPath.Element {
  /// Where it ends; nil for one that only closes.
  var end: CGPoint? { points.last }

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let end):
      .quad(control: control.applying(transform), to: end.applying(transform))
    case .curve(let first, let second, let end):
      .curve(
        first.applying(transform), second.applying(transform), to: end.applying(transform))
    case .close: .close
    }
  }

  /// The points on the way from where the last piece ended.
  func flattened(from start: CGPoint) -> [CGPoint] {
    let pieces = 24
    let curve: (CGFloat) -> CGPoint
    switch self {
    case .move(let point), .line(let point): return [point]
    case .close: return []
    case .quad(let control, let end):
      curve = {
        Self.sum([start, control, end], [(1 - $0) * (1 - $0), 2 * $0 * (1 - $0), $0 * $0])
      }
    case .curve(let first, let second, let end):
      curve = { t in
        let rest = 1 - t
        return Self.sum(
          [start, first, second, end],
          [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t])
      }
    }
    return (1...pieces).map { curve(CGFloat($0) / CGFloat(pieces)) }
  }

  private static func sum(_ points: [CGPoint], _ weights: [CGFloat]) -> CGPoint {
    zip(points, weights).reduce(into: .zero) { sum, part in
      sum.x += part.0.x * part.1
      sum.y += part.0.y * part.1
    }
  }
}
