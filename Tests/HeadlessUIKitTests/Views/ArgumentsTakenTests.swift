import EventTrace
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

@MainActor struct ArgumentsTakenTests {
  final class Target: UIViewController {
    var calls: [String] = []
    func unread(_ sender: UIButton) { calls.append("unread") }
    func read(_ sender: UIButton) { calls.append("read \(sender.isSelected)") }
    func event(_ event: UIEvent) { calls.append("event") }
    func optional(_ event: UIEvent?) { calls.append("optional \(event == nil)") }
  }

  @Test("A parameter that the body does not mention may be of another class, and nil", .rule(820))
  func unread() {
    let app = TestApp(iOS: 17.0)
    let target = Target()
    let taken = _CourseArguments("unread:", target, [0])
    if let sender: UIButton = taken.argument(0, UIBarButtonItem()) { target.unread(sender) }
    if let event: UIEvent = taken.argument(0, nil) { target.event(event) }
    expectEqual(target.calls, ["unread", "event"])
    expectEqual(app.device.lines(.diagnosis, .exception), [])
  }

  @Test("What a parameter gets is never an object of another class", .rule(820))
  func standIns() throws {
    let app = TestApp(iOS: 17.0)
    let taken = _CourseArguments("unread:", Target(), [0])
    func standIn<Value: AnyObject>(_ type: Value.Type) -> Bool {
      let value: Value? = taken.argument(0, UIBarButtonItem())
      return value.map { Swift.type(of: $0) == type } ?? false
    }
    expectEqual(
      [
        standIn(UIButton.self), standIn(UISwitch.self), standIn(UIView.self), standIn(UILabel.self),
        standIn(UITapGestureRecognizer.self), standIn(UIEvent.self), standIn(UITabBarItem.self),
      ], Array(repeating: true, count: 7))
    expectEqual(app.device.lines(.exception), [])
    // A window would be there for everybody, and no controller is a sender. The first of them ends the app.
    expectEqual([standIn(UIWindow.self), standIn(UIViewController.self)], [false, false])
    expectEqual(app.device.lines(.exception).count, 1)
  }

  @Test(
    "A method that reads it ends the app for another class, and is not called for nil", .rule(820))
  func read() {
    let app = TestApp(iOS: 17.0)
    let target = Target()
    let taken = _CourseArguments("read:", target, [])
    if let event: UIEvent? = taken.argument(0, nil) { target.optional(event) }
    if let sender: UIButton = taken.argument(0, UIButton()) { target.read(sender) }
    if let event: UIEvent = taken.argument(0, nil) { target.event(event) }
    expectEqual(target.calls, ["optional true", "read false"])
    expectEqual(
      app.device.lines(.diagnosis).map { $0.contains("nil arrives at parameter 1 of -[") }, [true]
    )
    if let sender: UIButton = taken.argument(0, UIBarButtonItem()) { target.read(sender) }
    expectEqual(target.calls.count, 2)
    expectEqual(
      app.device.lines(.exception).map {
        $0.contains("which is a UIButton. On iOS the method runs")
      }, [true])
  }
}
