import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

/// How a view is drawn, read from its layer and from what it has drawn itself.
extension Snapshot.View.Look {
  /// More marks than a picture can show are left out.
  private static let mostMarks = 400

  /// Nil for a plain view.
  init?(_ view: UIView, _ simulator: Simulator) {
    let plain = Self()
    self = plain
    if let place = view.transformOnScreen {
      transform = [place.a, place.b, place.c, place.d, place.tx, place.ty].map(Double.init)
    }
    if let layer = view.layerIfMade { draw(layer, of: view, simulator) }
    describeParts(of: view, simulator)
    if self == plain { return nil }
  }

  private mutating func draw(_ layer: CALayer, of view: UIView, _ simulator: Simulator) {
    let bounds = view.drawnBounds
    if layer.cornerRadius > 0 {
      cornerRadius = Double(layer.cornerRadius)
      let corners = layer.roundCorners
      if corners.contains(false) { roundCorners = corners }
    }
    if layer.borderWidth > 0, let color = layer.borderColor {
      border = Line(color: color.hexadecimal, width: Double(layer.borderWidth))
    }
    if layer.shadowOpacity > 0, let color = layer.shadowColor {
      shadow = Shadow(
        color: color.hexadecimal, opacity: Double(layer.shadowOpacity),
        radius: Double(layer.shadowRadius), x: Double(layer.shadowOffset.width),
        y: Double(layer.shadowOffset.height))
    }
    mask = layer.mask.map { $0.maskingOutline }
    let own = layer.layersOfTheApp
    var pen = LayerPen(most: Self.mostMarks)
    // The view itself draws its colour, its border and its shadow.
    pen.drawContent(of: layer, in: bounds, .identity, opacity: 1)
    for layer in own.behind { pen.draw(layer, .identity, opacity: 1, depth: 0) }
    if !pen.marks.isEmpty { marks = pen.marks }
    pen.marks = []
    for layer in own.inFront { pen.draw(layer, .identity, opacity: 1, depth: 0) }
    if !pen.marks.isEmpty { marksInFront = pen.marks }
    if pen.isFull { simulator.noteUndrawn("CALayer.sublayers beyond \(Self.mostMarks)") }
  }

  /// What views of UIKit's show that is no view of its own.
  private mutating func describeParts(of view: UIView, _ simulator: Simulator) {
    let isDark = simulator.iOS >= 13.0 && view.effectiveTraits.userInterfaceStyle == .dark
    switch view {
    case let cell as UITableViewCell:
      let isGrouped = cell.surroundingTable.map { $0.style != .plain } ?? false
      plainColor = isDark ? (isGrouped ? "#1c1c1eff" : "#000000ff") : "#ffffffff"
      guard cell.accessoryView == nil, !cell.isEditing else { break }
      accessory =
        switch cell.accessoryType {
        case .none, .detailButton: nil
        case .disclosureIndicator, .detailDisclosureButton: "disclosureIndicator"
        case .checkmark: "checkmark"
        }
    case is UISearchTextField where !isDark: break
    case let field as UITextField where field.borderStyle == .none && !(field is UISearchTextField):
      isFramed = false
    case is UITextField, is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar:
      if isDark { plainColor = "#1c1c1eff" }
    case let control as UIPageControl: pages = [control.numberOfPages, control.currentPage]
    case let picture as UIImageView:
      imageName = picture.image?.name?.shortened
      guard let image = picture.image else {
        isFramed = false
        break
      }
      var pen = LayerPen(most: Self.mostMarks)
      let place = image.place(in: picture.drawnBounds, picture.contentMode)
      for drawn in image.drawing { pen.add(Mark(drawn, place), 1) }
      if !pen.marks.isEmpty { marks = (marks ?? []) + pen.marks }
    // Before iOS 5 none of them had a colour to be set.
    case _ where simulator.iOS < 5.0: break
    case let control as UISwitch: tint = control.onTintColor?.hexadecimal(in: view)
    case let control as UISlider: tint = control.minimumTrackTintColor?.hexadecimal(in: view)
    case let control as UIProgressView: tint = control.progressTintColor?.hexadecimal(in: view)
    case let control as UIActivityIndicatorView: tint = control.color.hexadecimal(in: view)
    default: break
    }
  }
}

/// Makes marks of layers, in the coordinates of the view that they are on.
private struct LayerPen {
  let most: Int
  var marks: [Snapshot.View.Look.Mark] = []
  private(set) var isFull = false

  init(most: Int) { self.most = most }

  /// Draws a layer of the app's own with all that is in it; `place` leads from its superlayer to the view.
  mutating func draw(_ layer: CALayer, _ place: CGAffineTransform, opacity: Double, depth: Int) {
    guard !layer.isHidden, layer.opacity > 0.01, depth < 20, layer.owner == nil else { return }
    let place = layer.placeInSuperlayer.concatenating(place)
    let opacity = opacity * Double(layer.opacity)
    let bounds = layer.bounds
    let shape = SVGPath.rectangle(bounds, radius: layer.cornerRadius, layer.roundCorners, place)
    let border = layer.borderWidth > 0 ? layer.borderColor : nil
    if layer.backgroundColor != nil || border != nil {
      var mark = Snapshot.View.Look.Mark(outline: shape)
      mark.fill = layer.backgroundColor?.hexadecimal
      mark.line = border.map {
        Snapshot.View.Look.Line(color: $0.hexadecimal, width: Double(layer.borderWidth))
      }
      add(mark, opacity)
    }
    drawContent(of: layer, in: bounds, place, opacity: opacity)
    for inner in layer.sublayers ?? [] {
      draw(
        inner, CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(place),
        opacity: opacity, depth: depth + 1)
    }
  }

  /// Draws what a layer shows beside its colour and its border.
  mutating func drawContent(
    of layer: CALayer, in bounds: CGRect, _ place: CGAffineTransform, opacity: Double
  ) {
    switch layer {
    case let layer as CAShapeLayer:
      guard let path = layer.path, !path.isEmpty else { break }
      var mark = Snapshot.View.Look.Mark(outline: SVGPath.data(path, place))
      mark.fill = layer.fillColor?.hexadecimal
      if layer.fillRule == .evenOdd { mark.isEvenOdd = true }
      mark.line = layer.strokeColor.map { Snapshot.View.Look.Line(layer, color: $0.hexadecimal) }
      add(mark, opacity)
    case let layer as CAGradientLayer:
      guard let colors = layer.colors, !colors.isEmpty, layer.type != .conic else { break }
      var mark = Snapshot.View.Look.Mark(
        outline: SVGPath.rectangle(bounds, radius: layer.cornerRadius, layer.roundCorners, place))
      func point(_ part: CGPoint) -> [Double] {
        let point = CGPoint(
          x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height
        ).applying(place)
        return [Double(point.x), Double(point.y)]
      }
      let last = Double(max(colors.count - 1, 1))
      mark.gradient = Snapshot.View.Look.Gradient(
        colors: colors.map { ($0 as? CGColor)?.hexadecimal ?? "#00000000" },
        locations: colors.indices.map { number in
          layer.locations.flatMap { $0.indices.contains(number) ? $0[number].doubleValue : nil }
            ?? Double(number) / last
        },
        start: point(layer.startPoint), end: point(layer.endPoint))
      if layer.type == .radial {
        let reach = CGPoint(
          x: (layer.endPoint.x - layer.startPoint.x) * bounds.width,
          y: (layer.endPoint.y - layer.startPoint.y) * bounds.height)
        mark.gradient?.end = point(layer.startPoint)
        mark.gradient?.radius = max(Double(abs(reach.x)), Double(abs(reach.y)))
      }
      add(mark, opacity)
    case let layer as CATextLayer:
      let text = (layer.string as? NSAttributedString)?.string ?? layer.string as? String
      guard let text, !text.isEmpty, let color = layer.foregroundColor else { break }
      var mark = Snapshot.View.Look.Mark(outline: SVGPath.rectangle(bounds, place))
      mark.text = text.shortened
      let alignment: Snapshot.View.TextStyle.Alignment =
        layer.alignmentMode == .center ? .center : layer.alignmentMode == .right ? .right : .left
      mark.textStyle = Snapshot.View.TextStyle(
        color: color.hexadecimal, size: Double(layer.fontSize), alignment: alignment)
      add(mark, opacity)
    default: break
    }
    for drawn in layer.drawing { add(Snapshot.View.Look.Mark(drawn, place), opacity) }
  }

  mutating func add(_ mark: Snapshot.View.Look.Mark?, _ opacity: Double) {
    guard var mark else { return }
    guard marks.count < most, mark.outline.utf8.count < 20_000 else { return isFull = true }
    let opacity = opacity * (mark.opacity ?? 1)
    mark.opacity = opacity < 1 ? opacity : nil
    marks.append(mark)
  }
}

extension Snapshot.View.Look.Mark {
  /// What an app has drawn; nil for what makes nothing visible.
  fileprivate init?(_ drawn: CGContext.Drawn, _ place: CGAffineTransform) {
    self.init(
      outline: drawn.outline.map { SVGPath.data($0, place) }
        ?? SVGPath.rectangle(drawn.rect, place))
    if !drawn.clips.isEmpty { clips = drawn.clips.map { SVGPath.data($0, place) } }
    if drawn.alpha < 1 { opacity = Double(drawn.alpha) }
    let color = drawn.color?.cgColor.hexadecimal
    switch drawn.kind {
    case .fill:
      fill = color
      if drawn.isEvenOdd { isEvenOdd = true }
    case .stroke:
      guard let color, let drawnLine = drawn.line else { return nil }
      line = Snapshot.View.Look.Line(drawnLine, color: color)
    case .clear: return nil
    case .image: fill = "#d9dce1ff"
    case .text(let words):
      guard let color, !words.isEmpty else { return nil }
      text = words.shortened
      textStyle = Snapshot.View.TextStyle(
        color: color, size: Double(drawn.fontSize ?? 12), alignment: .left)
    case .gradient:
      guard let found = drawn.gradient, !found.colors.isEmpty else { return nil }
      // A gradient fills all that is not cut off.
      if let last = clips?.last { outline = last } else { outline = SVGPath.everywhere }
      let (start, end) = (found.start.applying(place), found.end.applying(place))
      var made = Snapshot.View.Look.Gradient(
        colors: found.colors.map(\.cgColor.hexadecimal),
        locations: found.locations.map(Double.init),
        start: [Double(start.x), Double(start.y)], end: [Double(end.x), Double(end.y)])
      made.radius = found.radius.map(Double.init)
      gradient = made
    }
  }
}

extension Snapshot.View.Look.Line {
  fileprivate init(_ layer: CAShapeLayer, color: String) {
    self.init(color: color, width: Double(layer.lineWidth))
    if layer.lineCap != .butt { cap = layer.lineCap.rawValue }
    if layer.lineJoin != .miter { join = layer.lineJoin.rawValue }
    dashes = layer.lineDashPattern?.map(\.doubleValue)
    if layer.strokeStart > 0 || layer.strokeEnd < 1 {
      part = [Double(layer.strokeStart), Double(layer.strokeEnd)]
    }
  }

  fileprivate init(_ line: CGContext.Drawn.Line, color: String) {
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

extension CALayer {
  /// Which corners are round: upper left, upper right, lower left, lower right.
  fileprivate var roundCorners: [Bool] {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    return corners.map(drawnCorners.contains)
  }

  /// What leads from its own coordinates to those of the layer that it lies in.
  fileprivate var placeInSuperlayer: CGAffineTransform {
    let (bounds, anchor, position) = (bounds, anchorPoint, position)
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The outline of what a mask lets through.
  fileprivate var maskingOutline: String {
    if let path = (self as? CAShapeLayer)?.path { return SVGPath.data(path, placeInSuperlayer) }
    return SVGPath.rectangle(bounds, radius: cornerRadius, roundCorners, placeInSuperlayer)
  }
}

extension UIImage {
  /// What leads from the picture's own coordinates to those of a view that shows it.
  fileprivate func place(in bounds: CGRect, _ mode: UIView.ContentMode) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    let (x, y): (CGFloat, CGFloat) =
      switch mode {
      case .scaleToFill, .redraw: (wide, high)
      case .scaleAspectFit: (min(wide, high), min(wide, high))
      case .scaleAspectFill: (max(wide, high), max(wide, high))
      default: (1, 1)
      }
    let free = CGSize(width: bounds.width - size.width * x, height: bounds.height - size.height * y)
    let left: CGFloat =
      switch mode {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: free.width
      default: free.width / 2
      }
    let top: CGFloat =
      switch mode {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: free.height
      default: free.height / 2
      }
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: bounds.minX + left, ty: bounds.minY + top)
  }
}

extension CGColor {
  fileprivate var hexadecimal: String { UIColor(cgColor: self).hexadecimal }
}

/// The paths of an SVG, with absolute commands and numbers in hundredths of a point.
private enum SVGPath {
  /// More than a screen can have.
  static let everywhere = "M-5000 -5000L5000 -5000L5000 5000L-5000 5000Z"

  static func data(_ path: CGPath, _ place: CGAffineTransform) -> String {
    var text = ""
    func write(_ command: String, _ points: CGPoint...) {
      text += command
      text += points.map { point in
        let point = point.applying(place)
        return "\(number(point.x)) \(number(point.y))"
      }.joined(separator: " ")
    }
    for element in path.elements {
      switch element {
      case .move(let point): write("M", point)
      case .line(let point): write("L", point)
      case .quad(let control, let end): write("Q", control, end)
      case .curve(let first, let second, let end): write("C", first, second, end)
      case .close: text += "Z"
      }
    }
    return text
  }

  static func rectangle(_ rect: CGRect, _ place: CGAffineTransform) -> String {
    rectangle(rect, radius: 0, [], place)
  }

  /// A rectangle; round are the corners that are true, in the order of a look's.
  static func rectangle(
    _ rect: CGRect, radius: CGFloat, _ corners: [Bool], _ place: CGAffineTransform
  ) -> String {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0, corners.contains(true) else {
      return data(CGPath(rect: rect, transform: nil), place)
    }
    guard corners.contains(false) else {
      let path = CGPath(
        roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
      return data(path, place)
    }
    let rounded = UIBezierPath(
      roundedRect: rect, byRoundingCorners: UIRectCorner(round: corners),
      cornerRadii: CGSize(width: radius, height: radius))
    return data(rounded.cgPath, place)
  }

  /// With at most two digits behind the point; numbers that are none are zero.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e7 else { return "0" }
    let hundredths = Int((Double(value) * 100).rounded())
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    return String(Double(hundredths) / 100)
  }
}

extension UIRectCorner {
  fileprivate init(round corners: [Bool]) {
    let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    self = []
    for (corner, isRound) in zip(all, corners) where isRound { formUnion(corner) }
  }
}
