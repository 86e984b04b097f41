import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

private final class Hearing: UIViewController, Overriding {
  var overridden: Set<String> { ["traitCollectionDidChange(_:)"] }
  var heard: [UIUserInterfaceStyle] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    heard.append(traitCollection.userInterfaceStyle)
  }
}

/// Where traits that the app sets hold, and when it hears of them; and messages that are no interface.
@MainActor
struct OwnTraitTests {
  @Test("A view's traits reach a child controller in it from iOS 17 on", .rule(1034))
  func inheritance() throws {
    for (iOS, isDark) in [(IOSVersion(13.0), false), (16.0, false), (17.0, true)] {
      let stage = TestApp(iOS: iOS)
      let (root, child) = (UIViewController(), UIViewController())
      try stage.show(root)
      let box = UIView(frame: root.view.bounds)
      box.overrideUserInterfaceStyle = .dark
      root.view.addSubview(box)
      root.addChild(child)
      box.addSubview(child.view)
      child.didMove(toParent: root)
      try stage.settle()
      expectEqual(box.traitCollection.userInterfaceStyle, .dark)
      let expected = isDark ? UIUserInterfaceStyle.dark : .light
      expectEqual(child.traitCollection.userInterfaceStyle, expected)
      expectEqual(child.view.traitCollection.userInterfaceStyle, expected)
    }
  }

  @Test("Own traits are told at once until iOS 16, and before the next layout later", .rule(1035))
  func time() throws {
    for (iOS, isLate) in [(IOSVersion(16.0), false), (17.0, true)] {
      let stage = TestApp(iOS: iOS)
      let root = Hearing()
      try stage.show(root)
      root.heard = []
      root.overrideUserInterfaceStyle = .dark
      expectEqual(root.traitCollection.userInterfaceStyle, .dark)
      expectEqual(root.heard, isLate ? [] : [.dark])
      root.overrideUserInterfaceStyle = .light
      root.overrideUserInterfaceStyle = .dark
      try stage.settle()
      expectEqual(root.heard, isLate ? [.dark] : [.dark, .light, .dark])
      guard isLate else { continue }
      root.overrideUserInterfaceStyle = .light
      root.view.updateTraitsIfNeeded()
      expectEqual(root.heard, [.dark, .light])
    }
  }

  @Test("The application takes a memory warning and leaves by a selector alone", .rule(1036))
  func messages() throws {
    let stage = TestApp(iOS: 12.0)
    let application = UIApplication()
    try stage.show(UIViewController())
    _ = application.perform(Selector("_performMemoryWarning"))
    expectEqual(stage.device.lines(.exception), [])
    UIControl().sendAction(Selector("suspend"), to: application, for: nil)
    try stage.settle()
    expectEqual(stage.device.lines(.exception), [])
  }
}
