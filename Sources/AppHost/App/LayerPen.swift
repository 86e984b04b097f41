import CourseModel
import Foundation
import HeadlessUIKit

/// Makes marks of layers, in the coordinates of the view that they are on.
struct LayerPen {
  /// Each is told of each mark behind it.
  private static let mostClears = 10
  /// More marks than the picture of a view can show are left out.
  private static let most = 2_000

  private let ink: LookInk
  private var marks: [Snapshot.View.Look.Mark] = []

  init(_ ink: LookInk) { self.ink = ink }

  /// What holds of all that is drawn.
  struct Setting {
    var opacity = 1.0
    var clips: [Snapshot.View.Look.Clip] = []
    /// What the layer's own content throws; nil for nothing.
    var shadow: Snapshot.View.Look.Shadow?
  }

  /// What was drawn since the last time.
  mutating func taken() -> [Snapshot.View.Look.Mark] {
    defer { marks = [] }
    return marks
  }

  /// Draws a layer of the app's own with all that is in it; `place` leads from its superlayer to the view.
  mutating func draw(_ layer: CALayer, _ place: CGAffineTransform, _ around: Setting, depth: Int) {
    guard !layer.drawnHidden, layer.drawnOpacity > 0, depth < 20, layer.owner == nil else { return }
    let place = layer.drawnPlace.concatenating(place)
    var setting = around
    setting.opacity *= min(Double(layer.drawnOpacity), 1)
    let (bounds, radius, corners) = (
      layer.drawnBounds, layer.drawnCornerRadius, layer.roundCorners
    )
    if let mask = layer.drawnMask {
      if let ring = ring(of: layer, along: mask, place) { return add(ring, setting) }
      setting.clips.append(mask.maskingClip(place))
    }
    let shadow = layer.shadow(place)
    if let color = layer.drawnBackgroundColor {
      var mark = Snapshot.View.Look.Mark(
        outline: SVGPath.rectangle(bounds, radius: radius, corners, place))
      mark.fill = color.hexadecimal
      mark.shadow = shadow
      add(mark, setting)
    }
    var inner = setting
    // A layer that shows no colour throws the shadow of its shape.
    inner.shadow = layer.drawnBackgroundColor == nil ? shadow : nil
    if layer.drawnMasksToBounds {
      inner.clips.append(.init(SVGPath.rectangle(bounds, radius: radius, corners, place)))
    }
    drawContent(of: layer, in: bounds, place, inner)
    inner.shadow = nil
    for sublayer in layer.sublayersFromBehind {
      draw(sublayer, place, inner, depth: depth + 1)
    }
    let width = layer.drawnBorderWidth
    if width > 0, let color = layer.drawnBorderColor, width.isFinite {
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
      let path = mask.drawnPath, (mask.drawnFillColor?.alpha ?? 0) == 0,
      mask.drawnStrokeColor != nil
    else { return nil }
    let maskPlace = mask.drawnPlace.concatenating(place)
    var mark = Snapshot.View.Look.Mark(outline: SVGPath.data(path, maskPlace))
    mark.line = Snapshot.View.Look.Line(mask, color: "#000000ff", maskPlace)
    mark.gradient = Snapshot.View.Look.Gradient(layer, in: layer.drawnBounds, place)
    return mark.gradient == nil ? nil : mark
  }

  /// Draws what a layer shows beside its colour and its border.
  mutating func drawContent(
    of layer: CALayer, in bounds: CGRect, _ place: CGAffineTransform, _ setting: Setting
  ) {
    switch layer {
    case let layer as CAShapeLayer:
      guard let path = layer.drawnPath, !path.isEmpty else { break }
      var mark = Snapshot.View.Look.Mark(outline: SVGPath.data(path, place))
      mark.fill = layer.drawnFillColor?.hexadecimal
      if layer.drawnFillRule == .evenOdd { mark.isEvenOdd = true }
      mark.line = layer.drawnStrokeColor.map {
        Snapshot.View.Look.Line(layer, color: $0.hexadecimal, place)
      }
      add(mark, setting)
    case let layer as CAGradientLayer:
      var mark = Snapshot.View.Look.Mark(
        outline: SVGPath.rectangle(
          bounds, radius: layer.drawnCornerRadius, layer.roundCorners, place))
      mark.gradient = Snapshot.View.Look.Gradient(layer, in: bounds, place)
      if mark.gradient != nil { add(mark, setting) }
    case let layer as CATextLayer:
      let text = (layer.drawnString as? NSAttributedString)?.string ?? layer.drawnString as? String
      guard let text, !text.isEmpty, let color = layer.drawnForegroundColor else { break }
      var mark = Snapshot.View.Look.Mark(outline: SVGPath.rectangle(bounds, place))
      mark.text = text.shortened
      let alignment: Snapshot.View.TextStyle.Alignment =
        layer.drawnAlignmentMode == .center
        ? .center : layer.drawnAlignmentMode == .right ? .right : .left
      mark.textStyle = Snapshot.View.TextStyle(
        color: color.hexadecimal, size: Double(layer.drawnFontSize * place.growth),
        alignment: alignment)
      add(mark, setting)
    default: break
    }
    if layer.drawnContents is CGImage {
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
    // What was cleared later is gone.
    let clears = drawing.indices.filter { drawing[$0].isClear }.suffix(Self.mostClears)
    for (number, drawn) in drawing.enumerated() {
      guard let mark = Snapshot.View.Look.Mark(drawn, place) else { continue }
      let reach = -(drawn.line?.width ?? 0)
      let isInside =
        drawn.gradient == nil && rect.contains(drawn.rect.insetBy(dx: reach, dy: reach))
      var setting = setting
      if !isInside { setting.clips.append(edge) }
      for clear in clears where clear > number {
        setting.clips.append(.outside(of: drawing[clear].rect, place))
      }
      add(mark, setting)
    }
  }

  private mutating func add(_ mark: Snapshot.View.Look.Mark, _ setting: Setting) {
    guard marks.count < Self.most else { return ink.useUp() }
    var mark = mark
    mark.shadow = mark.shadow ?? setting.shadow
    let opacity = setting.opacity * (mark.opacity ?? 1)
    mark.opacity = opacity < 1 ? opacity : nil
    let clips = setting.clips + (mark.clips ?? [])
    mark.clips = clips.isEmpty ? nil : clips
    guard ink.isEnough(for: mark) else { return }
    marks.append(mark)
  }
}

extension Snapshot.View.Look.Clip {
  /// All but a rectangle.
  fileprivate static func outside(of rect: CGRect, _ place: CGAffineTransform) -> Self {
    let far: CGFloat = 10_000
    let whole = CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)
    return Self(
      SVGPath.rectangle(whole, .identity) + SVGPath.rectangle(rect, place), isEvenOdd: true)
  }
}

extension CGContext.Drawn {
  fileprivate var isClear: Bool {
    if case .clear = kind { true } else { false }
  }
}

extension CALayer {
  /// The layers in it as they lie on each other.
  fileprivate var sublayersFromBehind: [CALayer] {
    let layers = drawnSublayers
    guard layers.contains(where: { $0.drawnZPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      let (first, second) = ($0.element.usableHeight, $1.element.usableHeight)
      return first == second ? $0.offset < $1.offset : first < second
    }.map(\.element)
  }
  private var usableHeight: CGFloat { drawnZPosition.isFinite ? drawnZPosition : 0 }

  /// The shadow behind it; nil for none.
  func shadow(_ place: CGAffineTransform) -> Snapshot.View.Look.Shadow? {
    guard drawnShadowOpacity > 0, let color = drawnShadowColor, !drawnMasksToBounds else {
      return nil
    }
    return Snapshot.View.Look.Shadow(
      color: color.hexadecimal, opacity: Double(drawnShadowOpacity),
      radius: Double(drawnShadowRadius * place.growth),
      x: Double(drawnShadowOffset.width * place.growth),
      y: Double(drawnShadowOffset.height * place.growth))
  }

  /// Which corners are round: upper left, upper right, lower left, lower right.
  var roundCorners: [Bool] {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    return corners.map(drawnCorners.contains)
  }

  /// The outline of what a mask lets through.
  ///
  /// - Parameter place: What leads from the coordinates of the layer that it masks to those of the view.
  func maskingClip(_ place: CGAffineTransform) -> Snapshot.View.Look.Clip {
    // The layer of a view lies where the view does.
    let own = owner.map {
      CGAffineTransform(
        translationX: $0.drawnFrame.minX - $0.drawnBounds.minX,
        y: $0.drawnFrame.minY - $0.drawnBounds.minY)
    }
    let place = (own ?? drawnPlace).concatenating(place)
    let bounds = owner?.drawnBounds ?? drawnBounds
    if let shape = self as? CAShapeLayer, let path = shape.drawnPath {
      return .init(SVGPath.data(path, place), isEvenOdd: shape.drawnFillRule == .evenOdd)
    }
    var clip = Snapshot.View.Look.Clip(
      SVGPath.rectangle(bounds, radius: drawnCornerRadius, roundCorners, place))
    if let label = owner as? UILabel {
      clip.words = .init(label, in: bounds.applying(place))
    }
    if let gradient = self as? CAGradientLayer {
      clip.fade = Snapshot.View.Look.Gradient(gradient, in: bounds, place)
    }
    return clip
  }
}
