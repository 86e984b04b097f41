import CourseModel
import Foundation
import HeadlessUIKit

extension Snapshot.View.Look.Gradient {
  /// Nil for one that cannot be drawn.
  init?(_ layer: CAGradientLayer, in bounds: CGRect, _ place: CGAffineTransform) {
    guard let colors = layer.drawnColors, !colors.isEmpty, layer.drawnType != .conic else {
      return nil
    }
    func point(_ part: CGPoint) -> [Double] {
      let point = CGPoint(
        x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height
      ).applying(place)
      return [Double(point.x), Double(point.y)]
    }
    let last = Double(max(colors.count - 1, 1))
    self.init(
      colors: colors.map { ($0 as? CGColor)?.hexadecimal ?? "#00000000" },
      locations: colors.indices.map { number in
        layer.drawnLocations.flatMap { $0.indices.contains(number) ? $0[number].doubleValue : nil }
          ?? Double(number) / last
      },
      start: point(layer.drawnStartPoint), end: point(layer.drawnEndPoint))
    guard layer.drawnType == .radial else { return }
    let reach = CGPoint(
      x: abs(layer.drawnEndPoint.x - layer.drawnStartPoint.x) * bounds.width * place.growth,
      y: abs(layer.drawnEndPoint.y - layer.drawnStartPoint.y) * bounds.height * place.growth)
    end = start
    radius = Double(reach.x > 0 ? reach.x : reach.y)
    if reach.x > 0, reach.y > 0, reach.x != reach.y { heightRadius = Double(reach.y) }
  }
}

extension Snapshot.View.Look.Mark {
  /// The same in one colour, as opaque as it is.
  ///
  /// - Parameter tint: `#rrggbbaa`; nil for its own colours.
  func inColor(_ tint: String?) -> Self {
    guard let tint else { return self }
    func tinted(_ color: String) -> String { String(tint.prefix(7) + color.suffix(2)) }
    var mark = self
    mark.fill = fill.map(tinted)
    mark.line?.color = tinted(line?.color ?? tint)
    mark.textStyle?.color = tinted(textStyle?.color ?? tint)
    mark.gradient?.colors = gradient?.colors.map(tinted) ?? []
    return mark
  }

  /// What an app has drawn; nil for what makes nothing visible.
  init?(_ drawn: CGContext.Drawn, _ place: CGAffineTransform) {
    self.init(
      outline: drawn.outline.map { SVGPath.data($0, place) }
        ?? SVGPath.rectangle(drawn.rect, place))
    if !drawn.clips.isEmpty {
      clips = drawn.clips.map {
        Snapshot.View.Look.Clip(SVGPath.data($0.outline, place), isEvenOdd: $0.isEvenOdd)
      }
    }
    if drawn.alpha < 1 { opacity = Double(drawn.alpha) }
    let color = drawn.color?.cgColor.hexadecimal
    switch drawn.kind {
    case .fill:
      fill = color
      if drawn.isEvenOdd { isEvenOdd = true }
    case .stroke:
      guard let color, let drawnLine = drawn.line else { return nil }
      line = Snapshot.View.Look.Line(drawnLine, color: color, place)
    case .clear: return nil
    case .image: fill = "#d9dce1ff"
    case .text(let words):
      guard let color, !words.isEmpty else { return nil }
      text = words.shortened
      textStyle = Snapshot.View.TextStyle(
        color: color, size: Double((drawn.fontSize ?? 12) * place.growth), alignment: .left)
    case .gradient:
      guard let found = drawn.gradient, !found.colors.isEmpty else { return nil }
      outline = SVGPath.data(found.reach, place)
      let (start, end) = (found.start.applying(place), found.end.applying(place))
      var made = Snapshot.View.Look.Gradient(
        colors: found.colors.map(\.cgColor.hexadecimal),
        locations: found.locations.map(Double.init),
        start: [Double(start.x), Double(start.y)], end: [Double(end.x), Double(end.y)])
      made.radius = found.radius.map { Double($0 * place.growth) }
      if let radius = found.radius, radius > 0, found.innerRadius > 0 {
        let inner = min(Double(found.innerRadius / radius), 1)
        made.locations = made.locations.map { inner + $0 * (1 - inner) }
      }
      gradient = made
    }
  }
}

extension Snapshot.View.Look.Line {
  init(_ layer: CAShapeLayer, color: String, _ place: CGAffineTransform) {
    self.init(color: color, width: Double(layer.drawnLineWidth * place.growth))
    if layer.drawnLineCap != .butt { cap = layer.drawnLineCap.rawValue }
    if layer.drawnLineJoin != .miter { join = layer.drawnLineJoin.rawValue }
    dashes = layer.drawnLineDashPattern?.map { $0.doubleValue * Double(place.growth) }
    if layer.drawnStrokeStart > 0 || layer.drawnStrokeEnd < 1 {
      part = [Double(layer.drawnStrokeStart), Double(layer.drawnStrokeEnd)]
    }
  }

  init(_ line: CGContext.Drawn.Line, color: String, _ place: CGAffineTransform) {
    let line = line.applying(place)
    self.init(color: color, width: Double(line.width))
    cap =
      switch line.cap {
      case .butt: nil
      case .round: "round"
      case .square: "square"
      }
    join =
      switch line.join {
      case .miter: nil
      case .round: "round"
      case .bevel: "bevel"
      }
    if !line.dashes.isEmpty { dashes = line.dashes.map(Double.init) }
  }
}

extension CGContext.Drawn.Gradient {
  /// What it fills: it ends where its colours do unless it is told to go on.
  var reach: CGPath {
    // More than a screen has.
    let far: CGFloat = 10_000
    guard !goesOnBehind || (radius == nil && !goesOnBefore) else {
      return CGPath(rect: CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far), transform: nil)
    }
    if let radius {
      let circle = CGRect(
        x: end.x - radius, y: end.y - radius, width: 2 * radius, height: 2 * radius)
      return CGPath(ellipseIn: circle, transform: nil)
    }
    let path = CGMutablePath()
    let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
      .squareRoot()
    guard length > 0, length.isFinite else { return path }
    let way = CGPoint(x: (end.x - start.x) / length * far, y: (end.y - start.y) / length * far)
    let first = goesOnBefore ? CGPoint(x: start.x - way.x, y: start.y - way.y) : start
    let last = goesOnBehind ? CGPoint(x: end.x + way.x, y: end.y + way.y) : end
    path.addLines(between: [
      CGPoint(x: first.x + way.y, y: first.y - way.x),
      CGPoint(x: last.x + way.y, y: last.y - way.x),
      CGPoint(x: last.x - way.y, y: last.y + way.x),
      CGPoint(x: first.x - way.y, y: first.y + way.x),
    ])
    path.closeSubpath()
    return path
  }
}

extension CGColor {
  var hexadecimal: String { UIColor(cgColor: self).hexadecimal }
}
