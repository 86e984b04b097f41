import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// What touches and fields of force tell.
@Suite
@MainActor
struct TouchMembersTests {
  /// Keeps what a finger that moves says of itself.
  private final class Surface: UIView {
    var places: [[CGPoint]] = []
    var taps: [Int] = []
    var facts: [Bool] = []
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first, let event else { return }
      places.append([touch.previousLocation(in: self), touch.location(in: self)])
      facts += [
        touch.preciseLocation(in: self) == touch.location(in: self),
        touch.precisePreviousLocation(in: self) == touch.previousLocation(in: self),
        event.coalescedTouches(for: touch)?.last?.location(in: self) == touch.location(in: self),
        event.predictedTouches(for: touch)?.contains(touch) == false,
        touch.majorRadius > 0 && touch.majorRadiusTolerance >= 0,
      ]
      facts += [
        touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates.isEmpty,
        touch.estimationUpdateIndex == nil && touch.rollAngle == 0,
        touch.force <= touch.maximumPossibleForce || touch.maximumPossibleForce == 0,
        abs(touch.altitudeAngle - .pi / 2) < 0.01 && touch.type == .direct,
        touch.azimuthUnitVector(in: self).dx == cos(touch.azimuthAngle(in: self)),
      ]
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      taps += touches.map(\.tapCount)
      facts.append(event?.buttonMask == [])
    }
  }

  @Test("A finger says where it is and was, and which tap in a row it is")
  func fingers() throws {
    let stage = TestApp(iOS: 26)
    let root = UIViewController()
    try stage.show(root)
    let surface = Surface(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    root.view.addSubview(surface)
    let simulator = stage.device.simulator
    try simulator.drag(along: [CGPoint(x: 50, y: 150), CGPoint(x: 150, y: 250)])
    try stage.settle()
    expect(!surface.places.isEmpty && surface.places.allSatisfy { $0[0] != $0[1] })
    for (earlier, later) in zip(surface.places, surface.places.dropFirst()) {
      expectEqual(earlier[1], later[0])
    }
    expectEqual(surface.places.last?.last, CGPoint(x: 150, y: 150))
    expectEqual(surface.facts.firstIndex(of: false), nil)
    surface.taps = []
    try simulator.tap(at: CGPoint(x: 50, y: 150))
    try simulator.tap(at: CGPoint(x: 50, y: 150))
    try stage.settle()
    expectEqual(surface.taps, [1, 2])
  }
}
