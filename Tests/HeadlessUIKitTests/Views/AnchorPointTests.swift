import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Layers and views around a point that is not in their middle.
@Suite(.rule(727))
@MainActor
struct AnchorPointTests {
  // Each test holds it to its end: windows go on the main actor.
  private func device() -> TestApp { TestApp(iOS: 17.0) }

  private func view(_ frame: CGRect, _ anchor: CGPoint = .zero) -> UIView {
    let view = UIView(frame: frame)
    view.layer.anchorPoint = anchor
    return view
  }

  @Test("Setting the anchor point keeps position and bounds, and moves the frame")
  func frameMoves() {
    let stage = device()
    defer { _ = stage }
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = view(square)
    expectEqual(view.frame, CGRect(x: 50, y: 50, width: 100, height: 100))
    expect(view.center == CGPoint(x: 50, y: 50) && view.bounds == square)
    view.anchorPoint = CGPoint(x: 1, y: 0.5)
    expectEqual(view.frame, CGRect(x: -50, y: 0, width: 100, height: 100))
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    expectEqual(view.frame, square)
  }

  @Test("A new frame is where the app says, and gives the position its anchor point")
  func newFrame() {
    let stage = device()
    defer { _ = stage }
    let view = view(.zero)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
    expectEqual(view.layer.position, CGPoint(x: 10, y: 20))
    view.center = CGPoint(x: 5, y: 6)
    expectEqual(view.frame, CGRect(x: 5, y: 6, width: 100, height: 50))
  }

  @Test("A view grows, and is scaled, around its anchor point")
  func growth() {
    let stage = device()
    let view = view(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.size = CGSize(width: 30, height: 40)
    expectEqual(view.frame, CGRect(x: 5, y: 5, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(view.frame, CGRect(x: 5, y: 5, width: 60, height: 120))
    // What is set is the rectangle around it, also while it is scaled.
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    expect(view.bounds.size == CGSize(width: 10, height: 10) && view.center == .zero)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 20, height: 30))
    let inside = UIView(frame: view.bounds)
    view.addSubview(inside)
    stage.window.addSubview(view)
    expectEqual(inside.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 2, y: 3))
  }

  @Test("A layer without a view does the same")
  func layer() {
    let stage = device()
    defer { _ = stage }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    expectEqual(layer.position, CGPoint(x: 5, y: 10))
    expectEqual(layer.frame, CGRect(x: 5, y: -10, width: 10, height: 20))
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    expectEqual(layer.frame, CGRect(x: 5, y: -30, width: 40, height: 40))
  }
}
