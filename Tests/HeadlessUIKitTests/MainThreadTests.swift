import EventTrace
import Foundation
import RuleTrait
import Testing

@testable import HeadlessUIKit

/// What belongs to the main thread.
@MainActor
@Suite struct MainThreadTests {
  @Test("A view that is changed on another thread is named, once for each class", .rule(862))
  func views() throws {
    let stage = TestApp(iOS: 17.0)
    let root = UIViewController()
    try stage.show(root)
    let (first, second, label) = (UIView(), UIView(), UILabel())
    for view in [first, second, label] { root.view.addSubview(view) }
    try stage.settle()
    HeadlessUIKit.DispatchQueue.global().async {
      first.alpha = 0.5
      second.frame.size.width = 10
      label.text = "loaded"
      HeadlessUIKit.DispatchQueue.main.async { root.view.backgroundColor = .red }
    }
    try stage.settle()
    let lines = stage.device.lines(.diagnosis)
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("offMainThread: ") })
    #expect(label.text == "loaded" && first.alpha == 0.5)
  }

  @Test("A queue that works at once does it on the thread that calls", .rule(862))
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
    #expect(seen == [true, false, true, false])
    #expect(stage.device.lines(.diagnosis) == [])
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
    #expect(seen == [true, false])
    #expect(stage.device.lines(.diagnosis) == [])
  }
}
