import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What layers and animations have, by its names.
@MainActor
struct LayerKeyTests {
  @Test(
    "A layer has its properties by their names, and keeps any other name for the app", .rule(1295))
  func layers() {
    let device = Device(iOS: 17)
    let layer = CALayer()
    layer.setValue("center", forKey: "contentsGravity")
    layer.setValue(NSNumber(value: true), forKey: "geometryFlipped")
    layer.setValue(NSNumber(value: 0.5), forKey: "speed")
    layer.setValue("mine", forKey: "motto")
    expectEqual(layer.contentsGravity, .center)
    expect(layer.isGeometryFlipped)
    expectEqual(layer.speed, 0.5)
    expectEqual(layer.value(forKey: "motto") as? String, "mine")
    let shape = CAShapeLayer()
    shape.setValue(NSNumber(value: 3), forKey: "lineWidth")
    shape.setValue("round", forKey: "lineCap")
    expectEqual(shape.lineWidth, 3)
    expectEqual(shape.lineCap, .round)
    let gradient = CAGradientLayer()
    gradient.setValue([NSNumber(value: 0), NSNumber(value: 1)], forKey: "locations")
    expectEqual(gradient.locations, [0, 1])
    expect(!device.simulator.isDead)
  }

  @Test("An animation has its properties by their names", .rule(1295))
  func animations() {
    _ = Device(iOS: 17)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(NSNumber(value: 2), forKey: "duration")
    animation.setValue("forwards", forKey: "fillMode")
    animation.setValue(NSNumber(value: false), forKey: "removedOnCompletion")
    animation.setValue("first", forKey: "name")
    expectEqual(animation.duration, 2)
    expectEqual(animation.fillMode, .forwards)
    expectEqual(animation.isRemovedOnCompletion, false)
    expectEqual(animation.value(forKey: "name") as? String, "first")
  }

  @Test("A cell that flies is reached by its name, through its layer", .rule(1296))
  func cells() {
    _ = Device(iOS: 17)
    let (layer, snow) = (CAEmitterLayer(), CAEmitterCell())
    snow.name = "snow"
    layer.emitterCells = [CAEmitterCell(), snow]
    layer.setValue(NSNumber(value: 7), forKeyPath: "emitterCells.snow.birthRate")
    layer.setValue(NSNumber(value: 9), forKeyPath: "emitterCells.rain.birthRate")
    expectEqual(snow.birthRate, 7)
    expectEqual(layer.emitterCells?.first?.birthRate, 0)
  }

  @Test("Commands that a controller adds are among its own", .rule(1297))
  func commands() {
    for (iOS, count) in [(8.0, nil), (9.0, 1), (17.0, 1)] as [(IOSVersion, Int?)] {
      let device = Device(iOS: iOS)
      let controller = UIViewController()
      let command = UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find"))
      controller.addKeyCommand(command)
      expectEqual(device.simulator.isDead, count == nil, "iOS \(iOS)")
      guard count != nil else { continue }
      expectEqual(controller.keyCommands?.count, count)
      controller.removeKeyCommand(command)
      expect(controller.keyCommands == nil)
    }
  }

  @Test("The primary column is at the trailing edge where the app wants it there", .rule(1298))
  func edge() throws {
    let device = Device(iOS: 14.0, model: "iPad (8th generation)")
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), UIViewController()]
    split.preferredDisplayMode = .allVisible
    split.primaryEdge = .trailing
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = split
    window.makeKeyAndVisible()
    try device.simulator.settle()
    window.layoutIfNeeded()
    try #require(split.viewControllers.count == 2)
    let frames = split.viewControllers.map(\.view.frame)
    expectEqual(frames[0].maxX, window.bounds.width)
    expectEqual(frames[1].minX, 0)
    expectEqual(frames[1].maxX, frames[0].minX - 1)
  }
}
