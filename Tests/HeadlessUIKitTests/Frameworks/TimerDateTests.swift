import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct TimerDateTests {
  @Test("A timer that is given another date fires then, and keeps to its interval", .rule(620))
  func dates() throws {
    let stage = TestApp(iOS: 12)
    try stage.show(UIViewController())
    let queue = stage.device.simulator.queue
    let start = queue.now.seconds
    var times: [Double] = []
    let timer = HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { timer in
      times.append((queue.now.seconds - start).rounded())
      if times.count == 3 { timer.invalidate() }
    }
    timer.fireDate = Date.distantFuture
    try stage.device.simulator.advance(by: 10)
    expectEqual(times, [])
    timer.fireDate = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + 5)
    try stage.device.simulator.advance(by: 20)
    expectEqual(times, [15, 17, 19])
  }

  @Test("A timer of nothing is not valid, and a date does not make it fire", .rule(620))
  func empty() throws {
    let stage = TestApp(iOS: 12)
    try stage.show(UIViewController())
    let timer = HeadlessUIKit.Timer()
    timer.fireDate = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
    try stage.device.simulator.advance(by: 1)
    expect(!timer.isValid)
  }

  @Test("A timer that is invalid lets go of its target", .rule(837))
  func letsGo() throws {
    final class Target: NSObject { var timer: HeadlessUIKit.Timer? }
    _registerMethod(Target.self, "tick") { _, _, _ in nil }
    let stage = TestApp(iOS: 12)
    try stage.show(UIViewController())
    for (repeats, fires) in [(true, false), (false, true), (false, false)] {
      weak var target: Target?
      do {
        let made = Target()
        target = made
        made.timer = HeadlessUIKit.Timer.scheduledTimer(
          timeInterval: 1, target: made, selector: "tick", userInfo: nil, repeats: repeats)
      }
      expect(target != nil)
      if fires {
        try stage.device.simulator.advance(by: 2)
      } else {
        target?.timer?.invalidate()
      }
      expectNil(target)
    }
  }

  @Test("Views that a system animation deletes leave at its end", .rule(622))
  func deletion() throws {
    let stage = TestApp(iOS: 12)
    let root = UIViewController()
    try stage.show(root)
    let view = UIView()
    root.view.addSubview(view)
    var ended: Bool?
    UIView.perform(.delete, on: [view], animations: { root.view.alpha = 0.5 }) { ended = $0 }
    expect(view.superview === root.view)
    try stage.device.simulator.advance(by: 1)
    expectNil(view.superview)
    expectEqual(ended, true)
  }

  @Test("Timers of the default mode wait while content is scrolled", .rule(726))
  func scrolling() throws {
    for iOS in [3.2, 6, 13, .latest] as [IOSVersion] {
      let stage = TestApp(iOS: iOS)
      let root = UIViewController()
      try stage.show(root)
      let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      content.contentSize = CGSize(width: 320, height: 5000)
      root.view.addSubview(content)
      try stage.settle()
      var heard: [String] = []
      let simulator = stage.device.simulator
      let start = simulator.queue.now.seconds
      let note = { (name: String) in
        heard.append("\(name) \(Int((simulator.queue.now.seconds - start).rounded()))")
      }
      let waiting = HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        note("default")
      }
      let common = HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        note("common")
      }
      HeadlessUIKit.RunLoop.main.add(common, forMode: .common)
      try simulator.drag(along: [CGPoint(x: 160, y: 350), CGPoint(x: 160, y: 50)], for: 2.4)
      expectEqual(heard, ["common 1", "common 2"], "iOS \(iOS)")
      heard = []
      try simulator.advance(by: 2.2)
      // Once for those that it missed, and then at its old times.
      expectEqual(
        heard.filter { $0.hasPrefix("default") }, ["default 3", "default 3", "default 4"])
      expectEqual(heard.filter { $0.hasPrefix("common") }, ["common 3", "common 4"], "iOS \(iOS)")
      waiting.invalidate()
      common.invalidate()
    }
  }
}
