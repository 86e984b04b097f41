import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What apps read of contexts, paths, pictures and layers.
@Suite
@MainActor
struct GraphicsMemberTests {
  private func inContext(_ size: CGSize, _ body: (CGContext) -> Void) throws {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    body(try #require(UIGraphicsGetCurrentContext()))
  }

  @Test("A context has the path that is begun in it")
  func paths() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    try inContext(CGSize(width: 100, height: 50)) { context in
      expect(context.isPathEmpty && context.path == nil)
      context.move(to: CGPoint(x: 1, y: 2))
      context.addLine(to: CGPoint(x: 11, y: 2))
      context.addLine(to: CGPoint(x: 11, y: 22))
      expectEqual(context.currentPointOfPath, CGPoint(x: 11, y: 22))
      context.closePath()
      expectEqual(context.currentPointOfPath, CGPoint(x: 1, y: 2))
      expectEqual(context.boundingBoxOfPath, CGRect(x: 1, y: 2, width: 10, height: 20))
      context.beginPath()
      expect(context.isPathEmpty)
      context.addRects([
        CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10),
      ])
      let (inside, twice) = (CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 15))
      expect(context.pathContains(inside, mode: .fill))
      expect(context.pathContains(twice, mode: .fill))
      expect(context.pathContains(inside, mode: .eoFill))
      expect(!context.pathContains(twice, mode: .eoFill))
      expect(!context.pathContains(twice, mode: .eoFillStroke))
      context.drawPath(using: .eoFillStroke)
      expect(context.isPathEmpty)
    }
  }

  @Test("What is clipped lets less be seen, and a transform says it in other numbers")
  func clips() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    try inContext(CGSize(width: 100, height: 50)) { context in
      expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 100, height: 50))
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 10, width: 200, height: 20))
      expectEqual(context.boundingBoxOfClipPath, CGRect(x: 10, y: 10, width: 90, height: 20))
      context.translateBy(x: 10, y: 10)
      expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 90, height: 20))
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clip()
      expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      expectEqual(context.boundingBoxOfClipPath.width, 100)
    }
  }

  @Test("A transform leads from the app's numbers to the device's and back")
  func transforms() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    try inContext(CGSize(width: 100, height: 50)) { context in
      let before = context.ctm
      context.concatenate(CGAffineTransform(translationX: 3, y: 4))
      context.scaleBy(x: 2, y: 2)
      let point = CGPoint(x: 5, y: 6)
      let device = context.convertToDeviceSpace(point)
      expectEqual(device, point.applying(context.userSpaceToDeviceSpaceTransform))
      expectEqual(context.convertToUserSpace(device), point)
      let rect = CGRect(x: 1, y: 1, width: 2, height: 3)
      expectEqual(context.convertToUserSpace(context.convertToDeviceSpace(rect)), rect)
      expectEqual(context.convertToDeviceSpace(rect.size), CGSize(width: 4, height: 6))
      expect(context.ctm != before)
      context.flush()
    }
  }

  @Test("What is drawn is drawn where it was said")
  func marks() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    try inContext(CGSize(width: 100, height: 50)) { context in
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.strokeEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.strokeLineSegments(between: [
        CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 9), CGPoint(x: 5, y: 9),
      ])
      let drawn = context.drawn.suffix(2)
      expect(drawn.allSatisfy { $0.kind == .stroke && $0.color == .red })
      expectEqual(drawn.first?.rect, CGRect(x: 10, y: 10, width: 20, height: 20))
      expectEqual(drawn.last?.rect, CGRect(x: 0, y: 0, width: 5, height: 9))
    }
  }

  @Test("Numbers of a bitmap say how its pixels lie")
  func bitmaps() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let order = CGBitmapInfo.byteOrder32Little
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue | order.rawValue
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
    expect(context.alphaInfo == .premultipliedFirst && context.bitmapInfo.contains(order))
    let image = try #require(context.makeImage())
    expectEqual(image.renderingIntent, .defaultIntent)
    expectEqual(image.masking(image)?.width, 4)
    expectEqual(UIImage(cgImage: image).size, CGSize(width: 4, height: 4))
    let names: [CFString] = [
      CGColorSpace.adobeRGB1998, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB,
      CGColorSpace.extendedLinearSRGB, CGColorSpace.genericCMYK,
      CGColorSpace.genericGrayGamma2_2,
    ]
    let models = names.map { CGColorSpace(name: $0)?.model }
    expectEqual(models, [.rgb, .rgb, .rgb, .rgb, .cmyk, .monochrome])
    let counts = names.map { CGColorSpace(name: $0)?.numberOfComponents }
    expectEqual(counts, [3, 3, 3, 3, 4, 1])
  }

  @Test("Paths are made of rectangles, and curves become lines")
  func flatPaths() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let path = CGMutablePath()
    path.addRects(
      [CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 5, y: 5, width: 5, height: 5)],
      transform: CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(path.contains(CGPoint(x: 12, y: 12)) && !path.contains(CGPoint(x: 6, y: 6)))
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    var kinds: Set<CGPathElementType.RawValue> = []
    circle.flattened(threshold: 0.1).applyWithBlock { element in
      unsafe kinds.insert(element.pointee.type.rawValue)
    }
    expect(!kinds.contains(CGPathElementType.addCurveToPoint.rawValue))
    expect(kinds.contains(CGPathElementType.addLineToPoint.rawValue))
    let parts = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4).decomposed()
    expectEqual(parts.horizontalShear, 0.5)
    let bezier = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    expect(bezier.miterLimit == 10 && bezier.flatness == 0.6)
    (bezier.miterLimit, bezier.flatness) = (3, 0.1)
    let copy = bezier.copy() as? UIBezierPath
    expect(copy?.miterLimit == 3 && copy?.flatness == 0.1)
  }

  @Test("A copy of a path is a path of its own", .rule(1457))
  func copies() throws {
    let app = TestApp(iOS: 15)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    (path.lineWidth, path.lineCapStyle) = (4, .round)
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.addLine(to: CGPoint(x: 100, y: 100))
    expect(copy !== path)
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 20))
    expectEqual(copy.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(copy.lineWidth == 4 && copy.lineCapStyle == .round)
    withExtendedLifetime(app) {}
  }

  @Test("A layer tells how much of it is seen, and which way up it is", .rule(864))
  func layers() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let (scroll, inner) = (CAScrollLayer(), CALayer())
    scroll.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    inner.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    expectEqual(inner.visibleRect, inner.bounds)
    scroll.addSublayer(inner)
    expectEqual(inner.visibleRect, CGRect(x: 0, y: 0, width: 50, height: 30))
    scroll.scrollMode = .horizontally
    scroll.scroll(to: CGPoint(x: 120, y: 20))
    expectEqual(inner.visibleRect, CGRect(x: 120, y: 0, width: 50, height: 30))
    scroll.scroll(to: CGPoint(x: 300, y: 0))
    expectEqual(inner.visibleRect, .zero)
    expectEqual(inner.preferredFrameSize(), CGSize(width: 200, height: 30))
    expect(!inner.contentsAreFlipped())
    scroll.isGeometryFlipped = true
    expect(inner.contentsAreFlipped() && scroll.isGeometryFlipped)
    inner.isGeometryFlipped = true
    expect(!inner.contentsAreFlipped())
    expectEqual(CATiledLayer.fadeDuration(), 0.25)
    let usual = CALayer()
    expect(usual.contentsGravity == .resize && usual.cornerCurve == .circular)
    expect(usual.contentsFormat == .RGBA8Uint && usual.minificationFilter == .linear)
    expect(usual.repeatDuration == 0 && CAEmitterCell().repeatDuration == 0)
  }

  @Test("A shape has a line of its own, drawn from where it begins", .rule(1015))
  func shapes() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let shape = CAShapeLayer()
    expect(shape.lineJoin == .miter && shape.lineCap == .butt && shape.fillRule == .nonZero)
    expect(shape.miterLimit == 10 && shape.strokeStart == 0 && shape.strokeEnd == 1)
    (shape.strokeStart, shape.lineJoin, shape.miterLimit) = (0.25, .round, 2)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    root.view.layer.addSublayer(shape)
    let shown = try #require(shape.presentation())
    expect(shown.strokeStart == 0.25 && shown.lineJoin == .round && shown.path == shape.path)
  }

  @Test("Values hold the geometry that was put into them")
  func values() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    expectEqual(point.cgPointValue, CGPoint(x: 1, y: 2))
    expectEqual(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height, 4)
    expectEqual(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue, CGVector(dx: 5, dy: 6))
    let turn = CGAffineTransform(rotationAngle: 1)
    expectEqual(NSValue(cgAffineTransform: turn).cgAffineTransformValue, turn)
    let space = CATransform3DMakeScale(1, 2, 3)
    let kept = NSValue(caTransform3D: space).caTransform3DValue
    expect(CATransform3DEqualToTransform(kept, space) && kept.m21 == 0 && kept.m31 == 0)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    let sides = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(NSValue(directionalEdgeInsets: sides).directionalEdgeInsetsValue, sides)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    expectEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
    expectEqual(NSCoder.cgSize(for: "{3, 4}"), CGSize(width: 3, height: 4))
    expectEqual(CIVector(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
  }
}
