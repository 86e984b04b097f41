import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Which work is the main thread's.
@MainActor
@Suite struct MainThreadTests {
  @Test("A queue that works at once does it on the thread that calls", .rule(896))
  func threads() throws {
    let stage = TestApp(iOS: 17.0)
    let (queue, view) = (HeadlessUIKit.DispatchQueue(label: "own"), UIView())
    var seen: [Bool] = []
    queue.sync {
      seen.append(HeadlessUIKit.Thread.isMainThread)
      view.alpha = 0.3
    }
    queue.async {
      seen.append(HeadlessUIKit.Thread.isMainThread)
      HeadlessUIKit.DispatchQueue.main.sync {
        seen.append(HeadlessUIKit.Thread.isMainThread)
        view.alpha = 0.7
      }
      HeadlessUIKit.DispatchQueue.global().sync {
        seen.append(HeadlessUIKit.Thread.isMainThread)
      }
    }
    try stage.settle()
    expectEqual(seen, [true, false, true, false])
    expectEqual(stage.device.lines(.diagnosis), [])
  }

  @Test("Work of the main queue that is done while another thread waits is the main thread's")
  func waiting() throws {
    let stage = TestApp(iOS: 17.0)
    let (root, semaphore) = (UIViewController(), HeadlessUIKit.DispatchSemaphore(value: 0))
    try stage.show(root)
    var seen: [Bool] = []
    HeadlessUIKit.DispatchQueue.global().async {
      HeadlessUIKit.DispatchQueue.main.async {
        root.view.backgroundColor = .red
        seen.append(HeadlessUIKit.Thread.isMainThread)
        semaphore.signal()
      }
      semaphore.wait()
      seen.append(HeadlessUIKit.Thread.isMainThread)
    }
    try stage.settle()
    expectEqual(seen, [true, false])
    expectEqual(stage.device.lines(.diagnosis), [])
  }
}
