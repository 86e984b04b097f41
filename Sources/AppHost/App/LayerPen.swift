import CourseModel
import Foundation
import HeadlessUIKit

/// Makes marks of layers, in the coordinates of the view that they are on.
struct LayerPen {
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

extension CALayer {
  /// Which corners are round: upper left, upper right, lower left, lower right.
  var roundCorners: [Bool] {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    return corners.map(drawnCorners.contains)
  }

  /// What leads from its own coordinates to those of the layer that it lies in.
  var placeInSuperlayer: CGAffineTransform {
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
  func maskingClip(_ place: CGAffineTransform) -> Snapshot.View.Look.Clip {
    let place = placeInSuperlayer.concatenating(place)
    if let shape = self as? CAShapeLayer, let path = shape.path {
      return .init(SVGPath.data(path, place), isEvenOdd: shape.fillRule == .evenOdd)
    }
    return .init(SVGPath.rectangle(bounds, radius: cornerRadius, roundCorners, place))
  }
}
