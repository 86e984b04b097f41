import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// The numbers and words that the headers of Core Graphics and Core Animation give to their names.
@Suite
@MainActor
struct DrawingValueTests {
  /// Expects those raw values, one for each.
  private func expectRaw<Value: RawRepresentable>(
    _ values: [Value], _ raw: [Value.RawValue]
  ) where Value.RawValue: Equatable {
    expectEqual(values.map(\.rawValue), raw, "\(Value.self)")
  }

  @Test("Modes of drawing have the numbers of Core Graphics")
  func modes() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let modes: [CGBlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
      .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    expectRaw(modes, Array(0...27))
    let texts: [CGTextDrawingMode] = [
      .fill, .stroke, .fillStroke, .invisible, .fillClip, .strokeClip, .fillStrokeClip, .clip,
    ]
    expectRaw(texts, Array(0...7))
    let paths: [CGPathDrawingMode] = [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]
    expectRaw(paths, [0, 1, 2, 3, 4])
    let elements: [CGPathElementType] = [
      .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
    ]
    expectRaw(elements, [0, 1, 2, 3, 4])
    let rules: [CGPathFillRule] = [.winding, .evenOdd]
    expectRaw(rules, [0, 1])
    let tilings: [CGPatternTiling] = [
      .noDistortion, .constantSpacingMinimalDistortion, .constantSpacing,
    ]
    expectRaw(tilings, [0, 1, 2])
    let boxes: [CGPDFBox] = [.mediaBox, .cropBox, .bleedBox, .trimBox, .artBox]
    expectRaw(boxes, [0, 1, 2, 3, 4])
  }

  @Test("Kinds of pictures and colors have the numbers of Core Graphics")
  func pictures() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let alphas: [CGImageAlphaInfo] = [
      .none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast, .noneSkipFirst,
      .alphaOnly,
    ]
    expectRaw(alphas, Array(0...7))
    let layouts: [CGBitmapInfo] = [
      .alphaInfoMask, .floatComponents, .byteOrder16Little, .byteOrder32Little, .byteOrder16Big,
      .byteOrder32Big,
    ]
    expectRaw(layouts, [0x1F, 0x100, 0x1000, 0x2000, 0x3000, 0x4000])
    let intents: [CGColorRenderingIntent] = [
      .defaultIntent, .absoluteColorimetric, .relativeColorimetric, .perceptual, .saturation,
    ]
    expectRaw(intents, [0, 1, 2, 3, 4])
    let models: [CGColorSpaceModel] = [
      .unknown, .monochrome, .rgb, .cmyk, .lab, .deviceN, .indexed, .pattern, .XYZ,
    ]
    expectRaw(models, Array(-1...7))
    let turns: [CGImagePropertyOrientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    expectRaw(turns, Array(1...8))
  }

  @Test("Corners and edges are bits")
  func bits() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    expectRaw(corners, [1, 2, 4, 8])
    let edges: [CAEdgeAntialiasingMask] = [
      .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    expectRaw(edges, [1, 2, 4, 8])
    expectEqual(CALayer().edgeAntialiasingMask.rawValue, 15)
    expectEqual(CALayer().maskedCorners.rawValue, 15)
  }

  @Test("Words of Core Animation's layers are as Objective-C has them")
  func layerWords() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let gravities: [CALayerContentsGravity] = [
      .bottomLeft, .topRight, .resizeAspect, .resizeAspectFill,
    ]
    expectRaw(gravities, ["bottomLeft", "topRight", "resizeAspect", "resizeAspectFill"])
    let filters: [CALayerContentsFilter] = [.nearest, .linear, .trilinear]
    expectRaw(filters, ["nearest", "linear", "trilinear"])
    let formats: [CALayerContentsFormat] = [.RGBA8Uint, .RGBA16Float, .gray8Uint]
    expectRaw(formats, ["RGBA8", "RGBAh", "Gray8"])
    let curves: [CALayerCornerCurve] = [.circular, .continuous]
    expectRaw(curves, ["circular", "continuous"])
    let gradients: [CAGradientLayerType] = [.axial, .radial, .conic]
    expectRaw(gradients, ["axial", "radial", "conic"])
    let fills: [CAShapeLayerFillRule] = [.nonZero, .evenOdd]
    expectRaw(fills, ["non-zero", "even-odd"])
    let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
    expectRaw(caps, ["butt", "round", "square"])
    let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
    expectRaw(joins, ["miter", "round", "bevel"])
    let scrolls: [CAScrollLayerScrollMode] = [.none, .vertically, .horizontally, .both]
    expectRaw(scrolls, ["none", "vertically", "horizontally", "both"])
    let shapes: [CAEmitterLayerEmitterShape] = [
      .point, .line, .rectangle, .cuboid, .circle, .sphere,
    ]
    expectRaw(shapes, ["point", "line", "rectangle", "cuboid", "circle", "sphere"])
    let modes: [CAEmitterLayerEmitterMode] = [.points, .outline, .surface, .volume]
    expectRaw(modes, ["points", "outline", "surface", "volume"])
    let orders: [CAEmitterLayerRenderMode] = [
      .unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
    ]
    expectRaw(orders, ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"])
  }

  @Test("Words of Core Animation's animations are as Objective-C has them")
  func animationWords() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    expectRaw(modes, ["linear", "discrete", "paced", "cubic", "cubicPaced"])
    let turns: [CAAnimationRotationMode] = [.rotateAuto, .rotateAutoReverse]
    expectRaw(turns, ["auto", "autoReverse"])
    let names: [CAMediaTimingFunctionName] = [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ]
    expectRaw(names, ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
    let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    expectRaw(types, ["fade", "moveIn", "push", "reveal"])
    let sides: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    expectRaw(sides, ["fromRight", "fromLeft", "fromTop", "fromBottom"])
    let functions: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
      .translateY, .translateZ,
    ]
    let words: [String] = [
      "rotateX", "rotateY", "rotateZ", "scale", "scaleX", "scaleY", "scaleZ", "translate",
      "translateX", "translateY", "translateZ",
    ]
    expectRaw(functions, words)
  }
}
