import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Canvas: UIView {
  var drawn: [CGRect] = []
  override func draw(_ rect: CGRect) {
    if UIGraphicsGetCurrentContext() != nil { drawn.append(rect) }
  }
}

@MainActor
struct DrawingTests {
  @Test("A picture without a size is not begun up to iOS 16", .rule(902))
  func withoutSize() {
    for iOS in [IOSVersion(4), 12, 16] {
      _ = Device(iOS: iOS)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 30), false, 0)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 0), false, 0)
      expectNil(UIGraphicsGetCurrentContext(), "iOS \(iOS)")
      expectNil(UIGraphicsGetImageFromCurrentImageContext(), "iOS \(iOS)")
      UIGraphicsEndImageContext()
      expectEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, CGSize(width: 20, height: 30))
      UIGraphicsEndImageContext()
    }
  }

  @Test("A view of the app's draws before it is first seen, and when it says so again")
  func drawsOnce() throws {
    let stage = TestApp(iOS: 12.0)
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    stage.window.addSubview(canvas)
    try stage.device.simulator.settle()
    DispatchQueueStep.next()
    try stage.device.simulator.settle()
    expectEqual(canvas.drawn, [])

    stage.window.isHidden = false
    DispatchQueueStep.next()
    try stage.device.simulator.settle()
    expectEqual(canvas.drawn, [canvas.bounds])

    canvas.frame.size.width = 40
    DispatchQueueStep.next()
    try stage.device.simulator.settle()
    expectEqual(canvas.drawn.count, 1)

    canvas.setNeedsDisplay()
    canvas.setNeedsDisplay()
    DispatchQueueStep.next()
    try stage.device.simulator.settle()
    expectEqual(canvas.drawn.map(\.width), [30, 40])

    canvas.contentMode = .redraw
    canvas.frame.size.width = 50
    DispatchQueueStep.next()
    try stage.device.simulator.settle()
    expectEqual(canvas.drawn.map(\.width), [30, 40, 50])
    expectNil(UIGraphicsGetCurrentContext())
  }

  @Test("A view draws the part again that was asked for", .rule(990))
  func parts() throws {
    let stage = TestApp(iOS: 12.0)
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 90, height: 80))
    stage.window.addSubview(canvas)
    stage.window.isHidden = false
    canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    DispatchQueueStep.next()
    try stage.device.simulator.settle()
    expectEqual(canvas.drawn, [canvas.bounds])

    canvas.setNeedsDisplay(CGRect(x: 10, y: 10, width: 20, height: 20))
    canvas.setNeedsDisplay(CGRect(x: 20, y: 30, width: 20, height: 100))
    DispatchQueueStep.next()
    try stage.device.simulator.settle()
    expectEqual(canvas.drawn.last, CGRect(x: 10, y: 10, width: 30, height: 70))

    canvas.setNeedsDisplay(CGRect(x: 10, y: 10, width: 20, height: 20))
    canvas.setNeedsDisplay()
    canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    DispatchQueueStep.next()
    try stage.device.simulator.settle()
    expectEqual(canvas.drawn.last, canvas.bounds)
    expectEqual(canvas.drawn.count, 3)
  }

  @Test("An outline knows its bounds and what is inside of it")
  func outlines() {
    let device = Device(iOS: 12.0)
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    expect(abs(circle.bounds.minX - 10) < 0.1 && abs(circle.bounds.maxY - 90) < 0.1)
    expect(circle.contains(CGPoint(x: 50, y: 50)))
    expect(!circle.contains(CGPoint(x: 15, y: 15)))

    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    expect(abs(rest.bounds.minX + 10) < 0.1)

    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    expect(ring.contains(CGPoint(x: 5, y: 5)))
    expect(!ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    expectEqual(ring.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))

    let tab = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 10, height: 10))
    expect(!tab.contains(CGPoint(x: 1, y: 1)))
    expect(tab.contains(CGPoint(x: 39, y: 1)))
    tab.apply(CGAffineTransform(translationX: 100, y: 0))
    expectEqual(tab.bounds, CGRect(x: 100, y: 0, width: 40, height: 20))
    _ = device
  }

  @Test("A renderer's image has its size; that it has no pixels is said to who asks for them, once")
  func renderer() {
    let device = Device(iOS: 12.0)
    let size = CGSize(width: 12, height: 8)
    let renderer = UIGraphicsImageRenderer(size: size)
    let image = renderer.image { context in
      expect(UIGraphicsGetCurrentContext() === context.cgContext)
      context.cgContext.addEllipse(in: CGRect(origin: .zero, size: size))
      context.cgContext.fillPath()
      UIBezierPath(rect: .zero).stroke()
    }
    expectEqual(image.size, size)
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    expectEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, size)
    UIGraphicsEndImageContext()
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
    expectEqual(device.lines(.diagnosis), [])
    for _ in 1...2 { _ = renderer.pngData { $0.fill(CGRect(origin: .zero, size: size)) } }
    expectEqual(
      device.lines(.diagnosis),
      [
        "unimplemented: CGContext: what is drawn is not made into pixels."
      ])
  }

  @Test("All images that are alive are known, however they were made, and none is kept alive")
  func liveImages() {
    let device = Device(iOS: 12.0)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1))
    let drawn = renderer.image { _ in }
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 2))
    let ofData = UIImage(data: Data([1]))
    let ofContext = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    var kept = [drawn, ofData, ofContext, UIImage(), drawn.withRenderingMode(.alwaysTemplate)]
      .compactMap(\.self)
    expectEqual(kept.count, 5)
    expectEqual(device.simulator.images, kept)

    // Those that come and go do not push out those that stay.
    for _ in 1...1000 { _ = UIImage() }
    expectEqual(device.simulator.images, kept)
    kept.removeLast(2)
    expectEqual(device.simulator.images, kept)
    kept += (1...200).map { _ in UIImage() }
    expectEqual(device.simulator.images, kept)
  }
}

/// A turn of the run loop, at whose end views draw.
@MainActor
private enum DispatchQueueStep {
  static func next() { HeadlessUIKit.DispatchQueue.main.async {} }
}
