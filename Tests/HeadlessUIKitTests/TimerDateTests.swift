import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
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
    #expect(times == [])
    timer.fireDate = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + 5)
    try stage.device.simulator.advance(by: 20)
    #expect(times == [15, 17, 19])
  }

  @Test("A timer of nothing is not valid, and a date does not make it fire", .rule(620))
  func empty() throws {
    let stage = TestApp(iOS: 12)
    try stage.show(UIViewController())
    let timer = HeadlessUIKit.Timer()
    timer.fireDate = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
    try stage.device.simulator.advance(by: 1)
    #expect(!timer.isValid)
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
    #expect(view.superview === root.view)
    try stage.device.simulator.advance(by: 1)
    #expect(view.superview == nil)
    #expect(ended == true)
  }
}
