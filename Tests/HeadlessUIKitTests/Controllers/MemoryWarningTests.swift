import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Delegate: UIResponder, UIApplicationDelegate {
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

private final class Hidden: UIViewController {}
private final class Shown: UIViewController {}

private final class Noting: UIViewController {
  var note: () -> Void = {}
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    note()
  }
}

private final class Silent: UIViewController {
  override func didReceiveMemoryWarning() {}
}

@MainActor
struct MemoryWarningTests {
  /// What happens from the warning on, with a hidden controller made before the one on screen.
  private func warned(iOS: IOSVersion) throws -> [String] {
    let device = try Device(iOS: iOS, classes: [Delegate.self]).launch("Delegate")
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (hidden, shown) = (Hidden(), Shown())
    _ = hidden.view
    window.addSubview(shown.view)
    window.makeKeyAndVisible()
    try device.simulator.settle()
    let before = device.simulator.recorder.events.count
    try device.simulator.warnOfLowMemory()
    expectEqual((hidden.viewForTest != nil), (iOS >= 6.0))
    expect(shown.viewForTest?.window === window)
    return device.simulator.recorder.events.dropFirst(before).map(\.description)
  }

  @Test(
    "The delegate hears first, then controllers as they were made; iOS 5 unloads",
    .rule(44, 45, 46, 47, 48, 49, 50, 51))
  func five() throws {
    expectEqual(
      try warned(iOS: 5.0),
      [
        "UIKit: Received memory warning.",
        "Delegate applicationDidReceiveMemoryWarning(UIApplication)",
        "UIApplicationDidReceiveMemoryWarningNotification",
        "Hidden didReceiveMemoryWarning()", "Hidden viewWillUnload()", "Hidden viewDidUnload()",
        "Shown didReceiveMemoryWarning()",
      ])
  }

  @Test("viewWillUnload is of iOS 5 alone, viewDidUnload of 3 to 5, and none is left in 6")
  func byVersion() throws {
    let unloading = { (lines: [String]) in lines.filter { $0.hasPrefix("Hidden view") } }
    expectEqual(try unloading(warned(iOS: 2.0)), [])
    expectEqual(try unloading(warned(iOS: 4.0)), ["Hidden viewDidUnload()"])
    expectEqual(try unloading(warned(iOS: 6.0)), [])
  }

  @Test(
    "Up to iOS 5 what is covered, or in another tab, is unloaded; what is behind a sheet is not",
    .rule(46, 47))
  func covered() throws {
    for iOS in [3.2, 4.3, 5.1, 6.0] as [IOSVersion] {
      for (model, style) in [
        ("iPhone 4", UIModalPresentationStyle.fullScreen), ("iPad 2", .formSheet),
      ] {
        let device = try Device(iOS: iOS, model: model, classes: [Delegate.self]).launch("Delegate")
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (first, second, presented) = (Hidden(), Shown(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        window.addSubview(tabs.view)
        window.makeKeyAndVisible()
        try device.simulator.settle()
        tabs.selectedIndex = 1
        try device.simulator.settle()
        presented.modalPresentationStyle = style
        tabs.presentModalViewController(presented, animated: false)
        try device.simulator.settle()
        try device.simulator.warnOfLowMemory()
        let unloads = iOS < 6
        expectEqual((first.viewForTest == nil), unloads, "iOS \(iOS)")
        expectEqual(
          (tabs.viewForTest == nil), (unloads && style == .fullScreen), "iOS \(iOS) \(model)")
        expect(presented.viewForTest?.window === window)
      }
    }
  }

  @Test("Observers hear of it among the controllers, as they registered", .rule(45, 1064))
  func observers() throws {
    for iOS in [5.0, 9.0, 17.0] as [IOSVersion] {
      let device = try Device(iOS: iOS, classes: [Delegate.self]).launch("Delegate")
      var heard: [String] = []
      let center = HeadlessUIKit.NotificationCenter.default
      let observe = { (name: String) in
        _ = center.addObserver(
          forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in heard.append(name) }
      }
      let first = Noting()
      first.note = { heard.append("first") }
      observe("early")
      let second = Noting()
      second.note = { heard.append("second") }
      observe("late")
      try device.simulator.warnOfLowMemory()
      expectEqual(heard, ["first", "early", "second", "late"], "iOS \(iOS)")
    }
  }

  @Test("The console line tells a level on iOS 3 and 4", .rule("M32"))
  func level() throws {
    expectEqual(try warned(iOS: 4.0).first, "UIKit: Received memory warning. Level=1")
    expectEqual(try warned(iOS: 6.0).first, "UIKit: Received memory warning.")
  }

  @Test("Without the call of super nothing is unloaded, and that is noticed", .rule(50))
  func withoutSuper() throws {
    let device = try Device(iOS: 5.0, classes: [Delegate.self]).launch("Delegate")
    let silent = Silent()
    _ = silent.view
    try device.simulator.warnOfLowMemory()
    expect(silent.isViewLoaded)
    expectEqual(
      device.lines(.diagnosis).last,
      "missingSuper: Silent.didReceiveMemoryWarning() does not "
        + "call super.didReceiveMemoryWarning().")
  }
}

extension UIViewController {
  /// The view without loading it, on versions that have no member to ask.
  fileprivate var viewForTest: UIView? { loadedView }
}
