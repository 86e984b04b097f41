import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

private final class Listener: NSObject, CAAnimationDelegate {
  var heard: [String] = []
  func animationDidStart(_ anim: CAAnimation) { heard.append("start \(Int(virtualClock))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append("stop \(flag) \(Int(virtualClock))")
  }
}

private final class Dial: UIView {
  override class var layerClass: AnyClass { CATextLayer.self }
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
    UIGraphicsGetCurrentContext()?.translateBy(x: 10, y: 0)
    UIGraphicsGetCurrentContext()?.setLineWidth(5)
    UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
    "ab".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
  }
}

/// Says when it is asked for the class of its layer, and its layer when it is made.
private final class Teller: UIView {
  static var heard: [String] = []
  final class Layer: CALayer {
    override init() {
      super.init()
      Teller.heard.append("layer")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  override class var layerClass: AnyClass {
    heard.append("class")
    return Layer.self
  }
}

@Suite @MainActor struct LayerTests {
  @Test(
    "A view has its layer from the beginning", .rule(1080), arguments: [4.0, 18.0] as [IOSVersion])
  func made(_ iOS: IOSVersion) {
    let device = Device(iOS: iOS)
    Teller.heard = []
    let view = Teller(frame: .zero)
    expectEqual(Teller.heard, ["class", "layer"])
    expect(view.layer is Teller.Layer && view.layer.delegate === view)
    expectEqual(Teller.heard, ["class", "layer"])
    withExtendedLifetime(device) {}
  }

  @Test(
    "An animation runs for its time, tells its delegate, and goes; one taken away has not finished")
  func animations() throws {
    let device = Device(iOS: 12.0)
    let layer = CALayer()
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 2
    animation.autoreverses = true
    animation.delegate = listener
    animation.setValue("fade", forKey: "name")
    layer.add(animation, forKey: "a")
    expectEqual(layer.animationKeys(), ["a"])
    expectEqual(layer.animation(forKey: "a")?.value(forKey: "name") as? String, "fade")
    try device.simulator.advance(by: 0)
    expectEqual(listener.heard, ["start 0", "stop true 4"])
    expectNil(layer.animationKeys())
    layer.add(animation, forKey: "a")
    layer.removeAllAnimations()
    try device.simulator.advance(by: 0)
    // Taken away in the same turn, it has not begun.
    expectEqual(listener.heard.dropFirst(2), ["stop false 4"])
  }

  @Test("A transaction is over when its animations are; one without any at its commit", .rule(272))
  func transactions() throws {
    let device = Device(iOS: 12.0)
    var heard: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock { heard.append("long \(Int(virtualClock))") }
    CALayer().add(CABasicAnimation(keyPath: "x"), forKey: nil)
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "x"), forKey: nil)
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("empty") }
    CATransaction.commit()
    expectEqual(heard, ["empty"])
    try device.simulator.advance(by: 0)
    expectEqual(heard, ["empty", "long 3"])
  }

  @Test("A managed property begins with zero or nothing, or with what its class says")
  func managed() {
    let device = Device(iOS: 12.0)
    let layer = CALayer()
    expectEqual(_managed(layer, "part"), CGFloat(0))
    expectEqual(_managed(layer, "flag"), false)
    expectEqual(_managed(layer, "place"), CGPoint.zero)
    let name: String? = _managed(layer, "name")
    expectNil(name)
    _manage(layer, "part", CGFloat(0.5))
    expectEqual(_managed(layer, "part"), CGFloat(0.5))
    withExtendedLifetime(device) {}
  }

  @Test("Layers keep their order; one cannot be put into itself")
  func tree() {
    let device = Device(iOS: 12.0)
    let (top, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    top.addSublayer(a)
    top.insertSublayer(b, below: a)
    top.insertSublayer(c, above: b)
    expectEqual(top.sublayers, [b, c, a])
    top.sublayers = [c, a]
    expectNil(b.superlayer)
    top.sublayers?.removeAll { $0 === c }
    expectEqual(top.sublayers, [a])
    a.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    top.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
    expect(top.hitTest(CGPoint(x: 20, y: 20)) === a)
    expectEqual(a.convert(CGPoint(x: 1, y: 1), to: top), CGPoint(x: 11, y: 11))
    a.addSublayer(top)
    expectEqual(device.lines(.exception).count, 1)
  }

  @Test("Points go through the transforms of layers and views", .rule(1431))
  func points() throws {
    let stage = TestApp(iOS: 12.0)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    stage.window.addSubview(view)
    let layer = CALayer()
    view.layer.addSublayer(layer)
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(layer.frame, CGRect(x: 0, y: 0, width: 40, height: 40))
    expectEqual(layer.bounds.size, CGSize(width: 20, height: 20))
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    expectEqual(layer.bounds.size, CGSize(width: 30, height: 30))
    expectEqual(layer.position, CGPoint(x: 30, y: 30))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    expectEqual(layer.convert(CGPoint.zero, to: view.layer), .zero)
    expectEqual(layer.convert(CGPoint(x: 30, y: 30), from: view.layer), CGPoint(x: 15, y: 15))
    let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
    expectEqual(
      layer.convert(whole, to: view.layer), CGRect(x: 0, y: 0, width: 40, height: 40))
    expect(view.layer.hitTest(CGPoint(x: 45, y: 55)) === layer)
    // The view's transform counts too, and a layer beside it is found through both.
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    expectEqual(layer.convert(CGPoint.zero, to: stage.window.layer), CGPoint(x: 20, y: 30))
    expectEqual(
      view.layer.convert(CGPoint(x: 40, y: 40), to: stage.window.layer),
      view.convert(CGPoint(x: 40, y: 40), to: stage.window))
    expectEqual(
      layer.convert(CGPoint(x: 40, y: 50), from: stage.window.layer), CGPoint(x: 20, y: 20))
  }

  @Test("Layers of subviews lie among those of the app, in the order of the views", .rule(743))
  func layersOfViews() throws {
    let stage = TestApp(iOS: 12.0)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let (x, y, z) = (UIView(), UIView(), UIView())
    let (back, front) = (CALayer(), CALayer())
    stage.window.addSubview(view)
    expectNil(view.layer.sublayers)
    view.addSubview(x)
    view.addSubview(y)
    view.layer.insertSublayer(back, at: 0)
    view.layer.addSublayer(front)
    view.addSubview(z)
    expectEqual(view.layer.sublayers, [back, x.layer, y.layer, front, z.layer])
    expect(x.layer.superlayer === view.layer && view.layer.superlayer === stage.window.layer)
    expect(x.layer.delegate === x && back.delegate == nil)
    view.bringSubviewToFront(x)
    expectEqual(view.layer.sublayers, [back, y.layer, z.layer, front, x.layer])
    y.removeFromSuperview()
    expect(view.layer.sublayers == [back, z.layer, front, x.layer] && y.layer.superlayer == nil)
    let other = UIView()
    other.addSubview(y)
    expectEqual(other.layer.sublayers, [y.layer])
    y.removeFromSuperview()
    let late = CALayer()
    other.layer.addSublayer(late)
    other.addSubview(y)
    expectEqual(other.layer.sublayers, [late, y.layer])
    // Views that come one after the other are in front, though nobody asked in between.
    let (p, q) = (UIView(), UIView())
    view.addSubview(p)
    view.addSubview(q)
    expectEqual(view.layer.sublayers, [back, z.layer, front, x.layer, p.layer, q.layer])
    expectEqual(view.layer.layersOfTheApp.map(\.views), [0, 1])
    p.removeFromSuperview()
    q.removeFromSuperview()
    view.layer.sublayers = nil
    expect(back.superlayer == nil && view.layer.sublayers == [z.layer, x.layer])
    expectEqual(
      stage.device.lines(.diagnosis),
      [
        "unimplemented: CALayer.removeFromSuperlayer(): the layer of a view stays where its view is. "
          + "Remove the view from its superview."
      ])
  }

  @Test("Transforms in space turn, move and take each other back")
  func transforms() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DTranslate(turned, 3, 0, 0)
    expect(abs(moved.m42 - 3) < 1e-9 && abs(moved.m41) < 1e-9)
    let back = CATransform3DConcat(moved, CATransform3DInvert(moved))
    expect(abs(back.m11 - 1) < 1e-9 && abs(back.m12) < 1e-9 && abs(back.m41) < 1e-9)
    expect(CATransform3DIsAffine(moved))
  }

  @Test("A view's layer is of the class that it says, and what is drawn is recorded")
  func drawing() {
    _ = Device(iOS: 12.0)
    let view = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    expect(view.layer is CATextLayer)
    let context = CGContext(size: view.bounds.size, isOfImage: true)
    view.layer.render(in: context)
    expectEqual(context.drawn.map(\.kind), [.fill, .stroke, .text("ab")])
    expectEqual(context.drawn[0].color, .red)
    expectEqual(context.drawn[0].rect, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(context.drawn[1].rect.minX, 10)
    expectEqual(context.drawn[1].line?.width, 5)
    let drawn = context.drawn[2].rect.size
    expect(abs(drawn.width - 11.96) < 0.01 && abs(drawn.height - 11.93) < 0.01)
  }

  @Test("A display link comes sixty times a second until it is invalid, and not while it is paused")
  func links() throws {
    let device = Device(iOS: 12.0)
    let counter = Counter()
    _registerMethod(Counter.self, "tick:") { object, _, _ in
      (object as? Counter)?.count += 1
      return nil
    }
    let link = CADisplayLink(target: counter, selector: Selector("tick:"))
    link.add(to: .main, forMode: .common)
    try device.simulator.advance(by: 0.51)
    let half = counter.count
    expectEqual(half, 30)
    link.isPaused = true
    try device.simulator.advance(by: 1)
    expectEqual(counter.count, half)
    link.isPaused = false
    try device.simulator.advance(by: 0.11)
    expectEqual(counter.count, half + 6)
    link.invalidate()
    try device.simulator.advance(by: 1)
    expectEqual(counter.count, half + 6)
    let other = UIScreen.main.displayLink(withTarget: counter, selector: Selector("tick:"))
    other?.add(to: .main, forMode: .default)
    try device.simulator.advance(by: 0.11)
    expectEqual(counter.count, half + 12)
  }

  @Test("Texts are measured by their fonts, and broken where they are too wide")
  func measures() {
    let device = Device(iOS: 12.0)
    defer { _ = device }
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let line = "abcd".size(withAttributes: font)
    expect(abs(line.width - 43.58) < 0.01 && abs(line.height - 23.87) < 0.01)
    let room = CGSize(width: 25, height: 1000)
    let box = "abcd".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: font, context: nil)
    expect(abs(box.width - 21.92) < 0.01)
    expectEqual(box.height, line.height * 2)
  }

  @Test("A view is laid out by its layer, and not without super", .rule(452, 71))
  func layoutOfSublayers() throws {
    var heard: [String] = []
    class Shade: UIView {
      let child = UIView()
      var heard: ((String) -> Void)?
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = bounds
        heard?("layoutSubviews")
      }
      override func layoutSublayers(of layer: CALayer) {
        heard?("before \(child.frame.width)")
        super.layoutSublayers(of: layer)
        heard?("behind \(child.frame.width)")
      }
    }
    final class Numb: Shade {
      override func layoutSublayers(of layer: CALayer) { heard?("nothing") }
    }
    final class Holder: UIViewController {
      let shade: Shade
      var heard: ((String) -> Void)?
      init(_ shade: Shade) {
        self.shade = shade
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = shade }
      override func viewWillLayoutSubviews() { heard?("viewWillLayoutSubviews") }
      override func viewDidLayoutSubviews() { heard?("viewDidLayoutSubviews") }
    }
    for (make, expected) in [
      (
        { Shade() },
        [
          "before 0.0", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
          "behind 375.0",
        ]
      ),
      ({ Numb() }, ["nothing"]),
    ] as [(() -> Shade, [String])] {
      let stage = TestApp(iOS: 12.0, model: "iPhone 8")
      let controller = Holder(make())
      heard = []
      controller.heard = { heard.append($0) }
      controller.shade.heard = { heard.append($0) }
      try stage.show(controller)
      expectEqual(heard, expected)
    }
  }
}

private final class Counter: UIResponder {
  var count = 0
}

extension LayerTests {
  @Test("What is drawn keeps its outline, what clips it and how its colors go over")
  func outlines() throws {
    _ = Device(iOS: 12.0)
    let context = CGContext(size: CGSize(width: 50, height: 50), isOfImage: true)
    context.scaleBy(x: 2, y: 2)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
    context.setAlpha(0.5)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.restoreGState()
    context.setLineDash(phase: 0, lengths: [2, 1])
    context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2))
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil))
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 5, y: 0), options: [])
    let (disc, edge, colors) = (context.drawn[0], context.drawn[1], context.drawn[2])
    expectEqual(disc.outline?.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 8, height: 8))
    expectEqual(disc.clips.map(\.outline.boundingBox), [CGRect(x: 0, y: 0, width: 6, height: 6)])
    expect(disc.alpha == 0.5 && edge.alpha == 1 && edge.clips.isEmpty)
    // Lines become wider and their dashes longer with everything else.
    expect(edge.line?.dashes == [4, 2] && edge.line?.width == 2)
    expectEqual(colors.gradient?.colors, [.red, .blue])
    expect(colors.gradient?.locations == [0, 1] && colors.gradient?.end == CGPoint(x: 10, y: 0))
  }

  @Test("An image that is drawn draws what it was made of, inside of its edges", .rule(1091))
  func drawnImages() throws {
    _ = Device(iOS: 12.0)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { inner in
      UIColor.red.setFill()
      inner.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    }
    let context = CGContext(size: CGSize(width: 50, height: 50), isOfImage: true)
    UIGraphicsPushContext(context)
    image.draw(in: CGRect(x: 5, y: 5, width: 20, height: 20), blendMode: .normal, alpha: 0.5)
    UIImage().draw(at: .zero)
    UIGraphicsPopContext()
    expectEqual(context.drawn.map(\.kind), [.fill, .image])
    let fill = context.drawn[0]
    expectEqual(fill.rect, CGRect(x: 5, y: 5, width: 40, height: 10))
    expect(fill.color == .red && fill.alpha == 0.5)
    expectEqual(fill.clips.map(\.outline.boundingBox), [CGRect(x: 5, y: 5, width: 20, height: 20)])
    expect(context.drawn[1].clips.isEmpty)
  }

  @Test("A clip may have a hole, and the same one again is none more", .rule(1091))
  func clips() throws {
    _ = Device(iOS: 12.0)
    let context = CGContext(size: CGSize(width: 50, height: 50), isOfImage: true)
    context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    context.clip(using: .evenOdd)
    for _ in 0..<100 { context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5)) }
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    expectEqual(context.drawn[0].clips.map(\.isEvenOdd), [true, false])
    for width in 0..<100 { context.clip(to: CGRect(x: 0, y: 0, width: width, height: 5)) }
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    expectEqual(context.drawn[1].clips.count, CGContext.Drawn.Clip.most)
    UIGraphicsPushContext(context)
    context.resetClip()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    path.usesEvenOddFillRule = true
    path.addClip()
    UIGraphicsPopContext()
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    expectEqual(context.drawn[2].clips.map(\.isEvenOdd), [true])
  }

  @Test(
    "A gradient goes on beyond its ends where it is told to, and knows its inner circle",
    .rule(1091))
  func gradientEnds() throws {
    _ = Device(iOS: 12.0)
    let context = CGContext(size: CGSize(width: 50, height: 50), isOfImage: true)
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil))
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 5, y: 0), options: .drawsAfterEndLocation)
    context.scaleBy(x: 3, y: 3)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 2, endCenter: .zero, endRadius: 4,
      options: .drawsBeforeStartLocation)
    let (line, circle) = (context.drawn[0].gradient, context.drawn[1].gradient)
    expect(line?.goesOnBefore == false && line?.goesOnBehind == true)
    expect(circle?.goesOnBefore == true && circle?.goesOnBehind == false)
    expect(circle?.innerRadius == 6 && circle?.radius == 12)
  }

  @Test("A path knows its dashes")
  func dashes() {
    _ = Device(iOS: 12.0)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 4), 0, CGFloat(0))
    unsafe path.setLineDash([4, 2], count: 2, phase: 1)
    unsafe path.getLineDash(&lengths, count: &count, phase: &phase)
    expect(lengths == [4, 2, 0, 0] && count == 2 && phase == 1)
  }
}
