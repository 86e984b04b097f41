import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Core Foundation's names for the run loop and for references.
@MainActor
struct RunLoopObserverTests {
  private final class LaidOut: HeadlessUIKit.UIView {
    var log: (String) -> Void = { _ in }
    override func layoutSubviews() {
      super.layoutSubviews()
      log("layout")
    }
  }

  @Test("An observer is told where the loop is, before the layout or after it", .rule(987))
  func turns() throws {
    let device = Device(iOS: 15)
    var log: [String] = []
    let window = HeadlessUIKit.UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = LaidOut()
    window.rootViewController = HeadlessUIKit.UIViewController()
    window.rootViewController?.view.addSubview(view)
    window.makeKeyAndVisible()
    try device.simulator.settle()
    view.log = { log.append($0) }
    func observer(_ order: Int, _ name: String) -> CFRunLoopObserver {
      CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.allActivities.rawValue, true, order
      ) { _, activity in log.append("\(name)\(activity.rawValue)") }
    }
    let (early, late) = (observer(0, "a"), observer(2_000_001, "z"))
    CFRunLoopAddObserver(CFRunLoopGetMain(), late, .commonModes)
    CFRunLoopAddObserver(CFRunLoopGetMain(), early, .commonModes)
    HeadlessUIKit.DispatchQueue.main.async {
      log.append("work")
      view.setNeedsLayout()
    }
    try device.simulator.settle()
    expectEqual(
      log, ["a64", "z64", "work", "a2", "z2", "a4", "z4", "a32", "layout", "z32"])
    expect(CFRunLoopContainsObserver(CFRunLoopGetMain(), early, .commonModes))
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), late, .commonModes)
    CFRunLoopObserverInvalidate(early)
    log = []
    HeadlessUIKit.DispatchQueue.main.async { log.append("work") }
    try device.simulator.settle()
    expectEqual(log, ["work"])
    expect(!CFRunLoopObserverIsValid(early) && CFRunLoopObserverIsValid(late))
  }

  @Test("An observer that does not repeat is told once", .rule(987))
  func once() throws {
    let device = Device(iOS: 15)
    var count = 0
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, false, 0
    ) { _, _ in count += 1 }
    CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
    for _ in 0..<2 { CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.defaultMode) {} }
    try device.simulator.settle()
    expectEqual(count, 1)
  }

  @Test("Another strong reference counts", .rule(988))
  func references() {
    final class Thing {}
    let thing = Thing()
    let count = CFGetRetainCount(thing)
    let others = [thing, thing]
    expectEqual(CFGetRetainCount(thing), count + 2)
    expectEqual(others.count, 2)
  }

  @Test("The label of the queue that works is known")
  func labels() throws {
    let device = Device(iOS: 15)
    var labels = [_courseLabel(of: nil)]
    HeadlessUIKit.DispatchQueue(label: "my").async { labels.append(_courseLabel(of: nil)) }
    try device.simulator.settle()
    expectEqual(labels, ["com.apple.main-thread", "my"])
  }
}
