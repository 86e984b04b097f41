import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct ReflectionTests {
  @Test("Who looks through an app's objects comes to no function that writes the trace")
  func simulatorIsClosed() throws {
    let device = Device(iOS: 13.0)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    UIView.animate(withDuration: 1) { window.alpha = 0.5 }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { window.alpha = 1 }
    animator.startAnimation()
    var walk = Walk()
    for object in [window, animator, UIScreen.main, UIDevice.current] as [Any] {
      walk.look(at: object)
    }
    expect(walk.types.contains("UINavigationController"))
    expect(walk.types.contains("WindowList"))
    expectEqual(walk.types.filter { $0.contains("TraceLine") || $0.contains("Hooks") }, [])
    walk.look(at: device.simulator.hooks)
    expect(walk.types.contains { $0.contains("TraceLine") })
  }

  @Test("An object of UIKit's is dumped with the classes above it and nothing else", .rule(1256))
  func dumpedObject() {
    let device = Device(iOS: 13.0)
    let label = UILabel()
    label.text = "Hello"
    var text = ""
    HeadlessUIKit.dump(["label": label], to: &text, name: "found")
    let lines = text.split(separator: "\n").map(String.init)
    expectEqual(lines.prefix(2), ["▿ found: 1 key/value pair", "  ▿ (2 elements)"])
    expectEqual(lines[2], "    - key: \"label\"")
    expect(lines[3].hasPrefix("    - value: <UILabel"))
    expectEqual(
      Array(lines[4...]),
      [
        "      - super: UIView", "        - super: UIResponder",
        "          - super: NSObject",
      ])
    withExtendedLifetime(device) {}
  }

  @Test("What is no object of UIKit's is dumped as Swift does it", .rule(1256))
  func dumpedValues() {
    let values: [Any] = [
      [[1, 2, 3], [4]], ["a": 1.5], Set([1]), (1, second: "b"), Int?.none as Any,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), Int.self,
    ]
    for value in values {
      var (text, expected) = ("", "")
      HeadlessUIKit.dump(value, to: &text, name: "it", indent: 2, maxDepth: 2, maxItems: 4)
      Swift.dump(value, to: &expected, name: "it", indent: 2, maxDepth: 2, maxItems: 4)
      expectEqual(text, expected)
    }
  }
}

/// Everything that `Mirror` shows of an object, and of what it shows then.
private struct Walk {
  private(set) var types: Set<String> = []
  private var seen: Set<ObjectIdentifier> = []

  mutating func look(at value: Any, depth: Int = 0) {
    let type = Swift.type(of: value)
    types.insert("\(type)")
    if type is AnyClass, !seen.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
    guard depth < 12 else { return }
    for child in Mirror(reflecting: value).children { look(at: child.value, depth: depth + 1) }
  }
}
