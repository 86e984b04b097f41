import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

/// How a view is drawn, read from its layer and from what it has drawn itself.
extension Snapshot.View.Look {
  /// Nil for a plain view.
  init?(_ view: UIView, _ simulator: Simulator, _ ink: LookInk) {
    let plain = Self()
    self = plain
    ink.beginView()
    if let place = view.transformOnScreen {
      transform = [place.a, place.b, place.c, place.d, place.tx, place.ty].map(Double.init)
    }
    if let layer = view.layerIfMade { draw(layer, of: view, simulator, ink) }
    describeParts(of: view, simulator, ink)
    if self == plain { return nil }
  }

  private mutating func draw(
    _ layer: CALayer, of view: UIView, _ simulator: Simulator, _ ink: LookInk
  ) {
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
    if let cut = layer.mask?.maskingClip(.identity), ink.isEnough(for: cut) { mask = cut }
    var pen = LayerPen(ink)
    // The view itself draws its colour, its border and its shadow.
    pen.drawContent(of: layer, in: bounds, .identity, LayerPen.Setting())
    let own = layer.layersOfTheApp
    let most = view.drawnSubviews.count
    var begun = 0
    for (views, layer) in own {
      if views != begun {
        keep(pen.taken(), views: begun, of: most)
        begun = views
      }
      pen.draw(layer, .identity, LayerPen.Setting(), depth: 0)
    }
    keep(pen.taken(), views: begun, of: most)
    if ink.isUsedUp { simulator.noteUndrawn("CALayer.sublayers beyond what a picture has") }
  }

  /// Keeps what is in front of so many of the views in it.
  private mutating func keep(_ drawn: [Mark], views: Int, of most: Int) {
    guard !drawn.isEmpty else { return }
    if views == 0 {
      marks = drawn
    } else if views >= most {
      marksInFront = drawn
    } else {
      marksBetween = (marksBetween ?? []) + [Between(views: views, marks: drawn)]
    }
  }

  /// What views of UIKit's show that is no view of its own.
  private mutating func describeParts(of view: UIView, _ simulator: Simulator, _ ink: LookInk) {
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
      var pen = LayerPen(ink)
      let place = image.place(in: picture.drawnBounds, picture.contentMode)
      pen.draw(
        image.drawing, in: CGRect(origin: .zero, size: image.size), place, LayerPen.Setting())
      var drawn = pen.taken()
      if simulator.iOS >= 7.0, image.renderingMode == .alwaysTemplate {
        let tint = (picture.tintColor as UIColor?)?.hexadecimal(in: view)
        drawn = drawn.map { $0.inColor(tint) }
      }
      // A picture is the content of the view's layer: all other layers are in front of it.
      if !drawn.isEmpty { marks = drawn + (marks ?? []) }
    // Before iOS 5 none of them had a colour to be set.
    case _ where simulator.iOS < 5.0: break
    // Its words are as light as everything else is dark.
    case is UIPickerView where isDark: tint = "#ffffffff"
    case let control as UISwitch: tint = control.onTintColor?.hexadecimal(in: view)
    case let control as UISlider: tint = control.minimumTrackTintColor?.hexadecimal(in: view)
    case let control as UIProgressView: tint = control.progressTintColor?.hexadecimal(in: view)
    case let control as UIActivityIndicatorView: tint = control.color.hexadecimal(in: view)
    default: break
    }
  }
}

/// What all pictures of one snapshot may be drawn with: an app may draw more than anybody can look at.
final class LookInk {
  private var bytes: Int
  /// What is left of it for one view.
  private var share = 0
  /// Whether something is left out.
  private(set) var isUsedUp = false

  /// - Parameter bytes: About how long all that is told of it may be.
  init(bytes: Int) { self.bytes = bytes }

  /// Lets the next view have half of what is left, so that one view leaves something for the others.
  fileprivate func beginView() { share = bytes / 2 }

  /// Something is left out.
  fileprivate func useUp() { isUsedUp = true }

  /// Whether there is enough for that mark.
  fileprivate func isEnough(for mark: Snapshot.View.Look.Mark) -> Bool {
    let clips = (mark.clips ?? []).reduce(0) { $0 + 40 + $1.outline.utf8.count }
    let colors = 40 * (mark.gradient?.colors.count ?? 0) + 20 * (mark.line?.dashes?.count ?? 0)
    return isEnough(
      for: mark.outline.utf8.count + (mark.text?.utf8.count ?? 0) + clips + colors + 150)
  }

  /// Whether there is enough for that outline.
  fileprivate func isEnough(for clip: Snapshot.View.Look.Clip) -> Bool {
    isEnough(for: 40 + clip.outline.utf8.count)
  }

  private func isEnough(for size: Int) -> Bool {
    // A small thing behind one that is too large may still be told.
    guard size <= share else {
      isUsedUp = true
      return false
    }
    share -= size
    bytes -= size
    return true
  }
}

/// Makes marks of layers, in the coordinates of the view that they are on.
private struct LayerPen {
  /// More marks than the picture of a view can show are left out.
  private static let most = 2_000

  private let ink: LookInk
  private var marks: [Snapshot.View.Look.Mark] = []

  init(_ ink: LookInk) { self.ink = ink }

  /// What holds of all that is drawn.
  struct Setting {
    var opacity = 1.0
    var clips: [Snapshot.View.Look.Clip] = []
  }

  /// What was drawn since the last time.
  mutating func taken() -> [Snapshot.View.Look.Mark] {
    defer { marks = [] }
    return marks
  }

  /// Draws a layer of the app's own with all that is in it; `place` leads from its superlayer to the view.
  mutating func draw(_ layer: CALayer, _ place: CGAffineTransform, _ around: Setting, depth: Int) {
    guard !layer.isHidden, layer.opacity > 0, depth < 20, layer.owner == nil else { return }
    let place = layer.placeInSuperlayer.concatenating(place)
    var setting = around
    setting.opacity *= min(Double(layer.opacity), 1)
    let (bounds, radius, corners) = (layer.bounds, layer.cornerRadius, layer.roundCorners)
    if let mask = layer.mask {
      if let ring = ring(of: layer, along: mask, place) { return add(ring, setting) }
      setting.clips.append(mask.maskingClip(place))
    }
    if let color = layer.backgroundColor {
      var mark = Snapshot.View.Look.Mark(
        outline: SVGPath.rectangle(bounds, radius: radius, corners, place))
      mark.fill = color.hexadecimal
      add(mark, setting)
    }
    var inner = setting
    if layer.masksToBounds {
      inner.clips.append(.init(SVGPath.rectangle(bounds, radius: radius, corners, place)))
    }
    drawContent(of: layer, in: bounds, place, inner)
    for sublayer in layer.sublayers ?? [] { draw(sublayer, place, inner, depth: depth + 1) }
    let width = layer.borderWidth
    if width > 0, let color = layer.borderColor, width.isFinite {
      // It lies in the layer, in front of all that is in it.
      let edge = bounds.insetBy(
        dx: min(width, bounds.width) / 2, dy: min(width, bounds.height) / 2)
      var mark = Snapshot.View.Look.Mark(
        outline: SVGPath.rectangle(edge, radius: max(0, radius - width / 2), corners, place))
      mark.line = Snapshot.View.Look.Line(
        color: color.hexadecimal, width: Double(width * place.growth))
      add(mark, setting)
    }
  }

  /// A gradient of which a mask lets only a line be seen, as in a ring; nil for others.
  private func ring(
    of layer: CALayer, along mask: CALayer, _ place: CGAffineTransform
  ) -> Snapshot.View.Look.Mark? {
    guard let layer = layer as? CAGradientLayer, let mask = mask as? CAShapeLayer,
      let path = mask.path, (mask.fillColor?.alpha ?? 0) == 0, mask.strokeColor != nil
    else { return nil }
    let maskPlace = mask.placeInSuperlayer.concatenating(place)
    var mark = Snapshot.View.Look.Mark(outline: SVGPath.data(path, maskPlace))
    mark.line = Snapshot.View.Look.Line(mask, color: "#000000ff", maskPlace)
    mark.gradient = Snapshot.View.Look.Gradient(layer, in: layer.bounds, place)
    return mark.gradient == nil ? nil : mark
  }

  /// Draws what a layer shows beside its colour and its border.
  mutating func drawContent(
    of layer: CALayer, in bounds: CGRect, _ place: CGAffineTransform, _ setting: Setting
  ) {
    switch layer {
    case let layer as CAShapeLayer:
      guard let path = layer.path, !path.isEmpty else { break }
      var mark = Snapshot.View.Look.Mark(outline: SVGPath.data(path, place))
      mark.fill = layer.fillColor?.hexadecimal
      if layer.fillRule == .evenOdd { mark.isEvenOdd = true }
      mark.line = layer.strokeColor.map {
        Snapshot.View.Look.Line(layer, color: $0.hexadecimal, place)
      }
      add(mark, setting)
    case let layer as CAGradientLayer:
      var mark = Snapshot.View.Look.Mark(
        outline: SVGPath.rectangle(bounds, radius: layer.cornerRadius, layer.roundCorners, place))
      mark.gradient = Snapshot.View.Look.Gradient(layer, in: bounds, place)
      if mark.gradient != nil { add(mark, setting) }
    case let layer as CATextLayer:
      let text = (layer.string as? NSAttributedString)?.string ?? layer.string as? String
      guard let text, !text.isEmpty, let color = layer.foregroundColor else { break }
      var mark = Snapshot.View.Look.Mark(outline: SVGPath.rectangle(bounds, place))
      mark.text = text.shortened
      let alignment: Snapshot.View.TextStyle.Alignment =
        layer.alignmentMode == .center ? .center : layer.alignmentMode == .right ? .right : .left
      mark.textStyle = Snapshot.View.TextStyle(
        color: color.hexadecimal, size: Double(layer.fontSize * place.growth),
        alignment: alignment)
      add(mark, setting)
    default: break
    }
    if layer.contents is CGImage {
      // No pixels are known of it.
      var mark = Snapshot.View.Look.Mark(outline: SVGPath.rectangle(bounds, place))
      mark.fill = "#d9dce1ff"
      add(mark, setting)
    }
    draw(layer.drawing, in: bounds, place, setting)
  }

  /// Draws what was drawn into a rectangle, of which nothing is outside.
  mutating func draw(
    _ drawing: [CGContext.Drawn], in rect: CGRect, _ place: CGAffineTransform, _ setting: Setting
  ) {
    guard !drawing.isEmpty else { return }
    let edge = Snapshot.View.Look.Clip(SVGPath.rectangle(rect, place))
    for drawn in drawing {
      guard let mark = Snapshot.View.Look.Mark(drawn, place) else { continue }
      let reach = -(drawn.line?.width ?? 0)
      let isInside =
        drawn.gradient == nil && rect.contains(drawn.rect.insetBy(dx: reach, dy: reach))
      var setting = setting
      if !isInside { setting.clips.append(edge) }
      add(mark, setting)
    }
  }

  private mutating func add(_ mark: Snapshot.View.Look.Mark, _ setting: Setting) {
    guard marks.count < Self.most else { return ink.useUp() }
    var mark = mark
    let opacity = setting.opacity * (mark.opacity ?? 1)
    mark.opacity = opacity < 1 ? opacity : nil
    let clips = setting.clips + (mark.clips ?? [])
    mark.clips = clips.isEmpty ? nil : clips
    guard ink.isEnough(for: mark) else { return }
    marks.append(mark)
  }
}

extension Snapshot.View.Look.Gradient {
  /// Nil for one that cannot be drawn.
  fileprivate init?(_ layer: CAGradientLayer, in bounds: CGRect, _ place: CGAffineTransform) {
    guard let colors = layer.colors, !colors.isEmpty, layer.type != .conic else { return nil }
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
        layer.locations.flatMap { $0.indices.contains(number) ? $0[number].doubleValue : nil }
          ?? Double(number) / last
      },
      start: point(layer.startPoint), end: point(layer.endPoint))
    guard layer.type == .radial else { return }
    let reach = CGPoint(
      x: abs(layer.endPoint.x - layer.startPoint.x) * bounds.width * place.growth,
      y: abs(layer.endPoint.y - layer.startPoint.y) * bounds.height * place.growth)
    end = start
    radius = Double(reach.x > 0 ? reach.x : reach.y)
    if reach.x > 0, reach.y > 0, reach.x != reach.y { heightRadius = Double(reach.y) }
  }
}

extension Snapshot.View.Look.Mark {
  /// The same in one colour, as opaque as it is.
  ///
  /// - Parameter tint: `#rrggbbaa`; nil for its own colours.
  fileprivate func inColor(_ tint: String?) -> Self {
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
  fileprivate init?(_ drawn: CGContext.Drawn, _ place: CGAffineTransform) {
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
  fileprivate init(_ layer: CAShapeLayer, color: String, _ place: CGAffineTransform) {
    self.init(color: color, width: Double(layer.lineWidth * place.growth))
    if layer.lineCap != .butt { cap = layer.lineCap.rawValue }
    if layer.lineJoin != .miter { join = layer.lineJoin.rawValue }
    dashes = layer.lineDashPattern?.map { $0.doubleValue * Double(place.growth) }
    if layer.strokeStart > 0 || layer.strokeEnd < 1 {
      part = [Double(layer.strokeStart), Double(layer.strokeEnd)]
    }
  }

  fileprivate init(_ line: CGContext.Drawn.Line, color: String, _ place: CGAffineTransform) {
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
  ///
  /// - Parameter place: What leads from the coordinates of the layer that it masks to those of the view.
  fileprivate func maskingClip(_ place: CGAffineTransform) -> Snapshot.View.Look.Clip {
    let place = placeInSuperlayer.concatenating(place)
    if let shape = self as? CAShapeLayer, let path = shape.path {
      return .init(SVGPath.data(path, place), isEvenOdd: shape.fillRule == .evenOdd)
    }
    return .init(SVGPath.rectangle(bounds, radius: cornerRadius, roundCorners, place))
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

extension CGContext.Drawn.Gradient {
  /// What it fills: it ends where its colours do unless it is told to go on.
  fileprivate var reach: CGPath {
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
  fileprivate var hexadecimal: String { UIColor(cgColor: self).hexadecimal }
}

/// The paths of an SVG, with absolute commands and numbers in hundredths of a point.
private enum SVGPath {
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
