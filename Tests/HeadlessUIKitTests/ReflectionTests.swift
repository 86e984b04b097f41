import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
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
