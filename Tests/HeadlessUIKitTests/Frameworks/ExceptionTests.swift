import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct ExceptionTests {
  @Test("An exception that an app raises ends it with its own name and reason")
  func raised() {
    let device = Device(iOS: 12)
    NSException(name: NSExceptionName("Mine"), reason: "no tea").raise()
    expectEqual(device.lines(.exception), ["Mine: no tea"])
  }

  @Test("Whoever listens to defaults hears of each change")
  func defaults() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    var changes = 0
    HeadlessUIKit.NotificationCenter.default.addObserver(
      forName: HeadlessUIKit.UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in changes += 1 }
    HeadlessUIKit.UserDefaults.standard.set(3, forKey: "cups")
    HeadlessUIKit.UserDefaults.standard.removeObject(forKey: "cups")
    expectEqual(changes, 2)
  }

  @Test("A list of texts has commas and an and")
  func lists() {
    let app = TestApp(iOS: 13)
    defer { _ = app }
    expectEqual(ListFormatter.localizedString(byJoining: ["a", "b"]), "a and b")
    expectEqual(ListFormatter().string(from: ["a", "b", 3]), "a, b, and 3")
  }
}
