import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Coordinates where up to iOS 7 the root view is turned in an upright window, and later is not
/// (rule 135).
@Suite(.rule(135))
@MainActor
struct TurnedCoordinateTests {
  /// A button 10 points from the left and 40 from the top of a root view, turned with its device.
  private func turned(
    iOS: IOSVersion, _ orientation: UIDeviceOrientation
  ) throws -> (stage: TestApp, root: UIView, button: UIView) {
    let stage = TestApp(iOS: iOS, model: "iPad Air")
    let root = Orienting(.all)
    let button = UIView(frame: CGRect(x: 10, y: 40, width: 100, height: 30))
    root.view.addSubview(button)
    try stage.show(root)
    try stage.turn(orientation)
    return (stage, root.view, button)
  }

  @Test(
    "A rectangle of a turned view lies in the window where it is seen",
    arguments: [
      (7.0, .portrait, CGRect(x: 10, y: 40, width: 100, height: 30)),
      (7.0, .portraitUpsideDown, CGRect(x: 658, y: 954, width: 100, height: 30)),
      // The home button is at the right: the left of the interface is the top of the window.
      (7.0, .landscapeLeft, CGRect(x: 698, y: 10, width: 30, height: 100)),
      (7.0, .landscapeRight, CGRect(x: 40, y: 914, width: 30, height: 100)),
      (8.0, .landscapeLeft, CGRect(x: 10, y: 40, width: 100, height: 30)),
    ] as [(IOSVersion, UIDeviceOrientation, CGRect)])
  func toWindow(iOS: IOSVersion, orientation: UIDeviceOrientation, expected: CGRect) throws {
    let (stage, root, button) = try turned(iOS: iOS, orientation)
    expectEqual(root.convert(button.frame, to: nil), expected)
    expectEqual(button.convert(button.bounds, to: stage.window), expected)
    expectEqual(root.convert(expected, from: nil), button.frame)
    expectEqual(stage.window.convert(expected, to: button), button.bounds)
    // A touch in the middle of what is seen finds the view.
    let middle = CGPoint(x: expected.midX, y: expected.midY)
    expect(stage.window.hitTest(middle, with: nil) === button)
  }

  @Test("A turned root view has the frame of the window and the bounds of the interface")
  func frameAndBounds() throws {
    for (iOS, frame) in [
      (7.0, CGRect(x: 0, y: 0, width: 768, height: 1024)),
      (8.0, CGRect(x: 0, y: 0, width: 1024, height: 768)),
    ] as [(IOSVersion, CGRect)] {
      let (stage, root, _) = try turned(iOS: iOS, .landscapeLeft)
      expect(root.frame == frame && stage.window.frame == frame)
      expectEqual(root.bounds, CGRect(x: 0, y: 0, width: 1024, height: 768))
    }
  }

  @Test(
    "The transform of a turned root view is the turn, where the view is turned",
    .rule(1071),
    arguments: [
      (7.0, .portrait, [1, 0, 0, 1]), (7.0, .portraitUpsideDown, [-1, 0, 0, -1]),
      // The Home button is at the right, then at the left.
      (7.0, .landscapeLeft, [0, 1, -1, 0]), (5.0, .landscapeRight, [0, -1, 1, 0]),
      (8.0, .landscapeLeft, [1, 0, 0, 1]),
    ] as [(IOSVersion, UIDeviceOrientation, [CGFloat])])
  func transform(iOS: IOSVersion, orientation: UIDeviceOrientation, expected: [CGFloat]) throws {
    let (_, root, _) = try turned(iOS: iOS, orientation)
    let transform = root.transform
    expectEqual([transform.a, transform.b, transform.c, transform.d], expected)
    expect(transform.tx == 0 && transform.ty == 0)
    // What is set is what is read, and the same again changes nothing.
    let (frame, bounds) = (root.frame, root.bounds)
    root.transform = transform
    expect(root.frame == frame && root.bounds == bounds && root.transform == transform)
  }

  @Test("A turned root view that an app turns back lies as wide as its bounds", .rule(1071))
  func turnedBack() throws {
    let (_, root, _) = try turned(iOS: 7.0, .landscapeLeft)
    root.transform = .identity
    expectEqual(root.frame, CGRect(x: -128, y: 128, width: 1024, height: 768))
    expectEqual(root.bounds, CGRect(x: 0, y: 0, width: 1024, height: 768))
  }
}
