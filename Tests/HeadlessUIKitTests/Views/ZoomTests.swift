import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Zooms a view, and writes down what it hears.
private final class Zoomer: NSObject, UIScrollViewDelegate {
  let log: Log
  var zoomed: UIView?
  init(_ log: Log) { self.log = log }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.lines.append("will \(scrollView.isZooming)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    log.lines.append("did \(Double(scrollView.zoomScale))")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { log.lines.append("end \(Double(scale)) \(view === zoomed)") }
}

@MainActor
struct ZoomTests {
  private struct Stage {
    let app: TestApp
    let scroll: UIScrollView
    let picture: UIView
    let zoomer: Zoomer
    let log = Log()

    init(iOS: IOSVersion) throws {
      app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      scroll.contentSize = picture.frame.size
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
      zoomer = Zoomer(log)
      zoomer.zoomed = picture
      scroll.delegate = zoomer
      scroll.addSubview(picture)
      root.view.addSubview(scroll)
      try app.settle()
    }
  }

  @Test("Code zooms at once, within the limits, around the middle", .rule(366))
  func byCode() throws {
    for iOS in IOSVersion.tried(from: 3) {
      let stage = try Stage(iOS: iOS)
      stage.scroll.zoomScale = 2
      expectEqual(stage.log.take(), ["did 2.0"], "iOS \(iOS)")
      expectEqual(stage.picture.frame, CGRect(x: 0, y: 0, width: 800, height: 800), "iOS \(iOS)")
      expectEqual(stage.picture.bounds.size, CGSize(width: 400, height: 400), "iOS \(iOS)")
      expectEqual(stage.scroll.contentSize, CGSize(width: 800, height: 800), "iOS \(iOS)")
      expectEqual(stage.scroll.contentOffset, CGPoint(x: 100, y: 100), "iOS \(iOS)")
      stage.scroll.zoomScale = 10
      expectEqual(stage.scroll.zoomScale, 4, "iOS \(iOS)")
      stage.scroll.zoomScale = 0.1
      expect(stage.scroll.zoomScale == 0.5 && stage.scroll.contentOffset == .zero, "iOS \(iOS)")
      _ = stage.log.take()
      stage.zoomer.zoomed = nil
      stage.scroll.zoomScale = 3
      expect(stage.scroll.zoomScale == 0.5 && stage.log.take() == [], "iOS \(iOS)")
    }
  }

  @Test("The delegate hears the beginning and the end of an animated zoom", .rule(366))
  func animated() throws {
    for iOS in IOSVersion.tried(from: 3.2) {
      let stage = try Stage(iOS: iOS)
      stage.scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 50), animated: true)
      expectEqual(stage.log.take(), ["will false", "did 2.0"], "iOS \(iOS)")
      expectEqual(stage.scroll.contentOffset, CGPoint(x: 200, y: 150), "iOS \(iOS)")
      try stage.app.settle()
      expectEqual(stage.log.take(), ["end 2.0 true"], "iOS \(iOS)")
    }
  }

  @Test("Two fingers zoom as far as the limits let them", .rule(366))
  func pinch() throws {
    for iOS in IOSVersion.tried(from: 3.2) {
      let stage = try Stage(iOS: iOS)
      let simulator = stage.app.device.simulator
      let middle = CGPoint(x: 100, y: 200)
      try simulator.pinch(at: middle, scale: 2)
      try stage.app.settle()
      let heard = stage.log.take()
      expect(heard.first == "will true" && heard.last == "end 2.0 true", "iOS \(iOS): \(heard)")
      expect(heard.dropFirst().dropLast().allSatisfy { $0.hasPrefix("did") }, "iOS \(iOS)")
      try simulator.pinch(at: middle, scale: 5)
      expect(stage.scroll.zoomScale == 4 && !stage.scroll.isZooming, "iOS \(iOS)")
      _ = stage.log.take()
      stage.scroll.maximumZoomScale = 0.5
      if iOS >= 5 { expectNil(stage.scroll.pinchGestureRecognizer, "iOS \(iOS)") }
      try simulator.pinch(at: middle, scale: 0.3)
      expectEqual(stage.log.take(), [], "iOS \(iOS)")
    }
  }

  @Test("A transform changes the frame and not the bounds, around the centre", .rule(365))
  func transform() throws {
    for iOS in IOSVersion.tried {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
      root.view.addSubview(view)
      view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
      expectEqual(view.frame, CGRect(x: 120, y: 80, width: 40, height: 80), "iOS \(iOS)")
      expectEqual(view.center, CGPoint(x: 140, y: 120), "iOS \(iOS)")
      expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 80, height: 40), "iOS \(iOS)")
      expectEqual(view.convert(CGPoint(x: 80, y: 0), to: root.view), CGPoint(x: 160, y: 80))
      expectEqual(root.view.convert(CGPoint(x: 160, y: 80), to: view), CGPoint(x: 80, y: 0))
      expect(root.view.hitTest(CGPoint(x: 140, y: 85), with: nil) === view, "iOS \(iOS)")
      expect(root.view.hitTest(CGPoint(x: 105, y: 120), with: nil) === root.view, "iOS \(iOS)")
      view.frame.origin = CGPoint(x: 0, y: 0)
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 40, height: 80), "iOS \(iOS)")
      expectEqual(view.bounds.size, CGSize(width: 80, height: 40), "iOS \(iOS)")
      view.transform = CGAffineTransform(translationX: 10, y: 0)
      expect(view.center == CGPoint(x: 20, y: 40) && view.frame.midX == 30, "iOS \(iOS)")
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      expect(abs(view.frame.width - 40) < 0.001 && abs(view.frame.height - 80) < 0.001)
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
      expect(root.view.hitTest(CGPoint(x: 20, y: 40), with: nil) === root.view, "iOS \(iOS)")
      view.transform = .identity
      expectEqual(view.frame, CGRect(x: -20, y: 20, width: 80, height: 40), "iOS \(iOS)")
      withExtendedLifetime(app) {}
    }
  }

  @Test("A frame that is set turns its size back as if it were a point", .rule(365))
  func turnedFrames() {
    _ = TestApp(iOS: 17)
    for (transform, size, bounds) in [
      (CGAffineTransform(rotationAngle: .pi / 4), (50, 50), (70.71068, 0)),
      (CGAffineTransform(rotationAngle: .pi / 3), (120, 80), (129.28203, 63.92305)),
      (CGAffineTransform(rotationAngle: .pi / 2), (100, 40), (40, 100)),
      (CGAffineTransform(scaleX: 2, y: 3), (400, 300), (200, 100)),
      (CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), (100, 100), (50, 100)),
      (
        CGAffineTransform(scaleX: 2, y: 2)
          .concatenating(CGAffineTransform(rotationAngle: .pi / 6)), (200, 150),
        (124.10254, 14.95191)
      ),
    ] as [(CGAffineTransform, (CGFloat, CGFloat), (CGFloat, CGFloat))] {
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
      view.transform = transform
      view.frame = CGRect(x: 0, y: 0, width: size.0, height: size.1)
      let found = view.bounds.size
      expect(abs(found.width - bounds.0) < 0.0001 && abs(found.height - bounds.1) < 0.0001)
      expect(abs(view.center.x - size.0 / 2) < 0.0001 && abs(view.center.y - size.1 / 2) < 0.0001)
    }
  }

  @Test("A view's alpha is as exact as its layer's opacity", .rule(1076))
  func alpha() {
    _ = TestApp(iOS: 17)
    let view = UIView()
    view.alpha = 0.35
    expect(view.alpha == CGFloat(Float(0.35)) && view.alpha != 0.35 && view.layer.opacity == 0.35)
    view.layer.opacity = 0.75
    expectEqual(view.alpha, 0.75)
  }

  @Test("A change of the transform is animated", .rule(365, 184))
  func animatedTransform() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      var ended: [Bool] = []
      let start = app.device.simulator.queue.now.seconds
      UIView.animate(
        withDuration: 1, animations: { root.view.transform = CGAffineTransform(scaleX: 2, y: 2) },
        completion: { ended.append($0) })
      try app.settle()
      expect(ended == [true] && app.device.simulator.queue.now.seconds - start >= 1, "iOS \(iOS)")
    }
  }
}
