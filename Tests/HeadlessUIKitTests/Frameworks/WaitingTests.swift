import Dispatch
import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

private typealias DispatchGroup = HeadlessUIKit.DispatchGroup
private typealias DispatchQueue = HeadlessUIKit.DispatchQueue
private typealias DispatchSemaphore = HeadlessUIKit.DispatchSemaphore
private typealias DispatchSource = HeadlessUIKit.DispatchSource
private typealias DispatchTime = HeadlessUIKit.DispatchTime
private typealias Thread = HeadlessUIKit.Thread

@MainActor
struct WaitingTests {
  @Test("Who waits for a semaphore has the work of other queues done, and none of the main queue's")
  func semaphore() {
    let device = Device(iOS: 13.0)
    defer { withExtendedLifetime(device) {} }
    var log: [String] = []
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { log.append("main") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
      log.append("loaded")
      semaphore.signal()
    }
    let start = DispatchTime.now()
    semaphore.wait()
    expectEqual(log, ["loaded"])
    expectEqual(DispatchTime.now(), start + 2)
    expectEqual(semaphore.wait(timeout: .now() + 1), .timedOut)
    expectEqual(DispatchTime.now(), start + .seconds(3))
  }

  @Test("Work of another queue may wait for the main queue")
  func waitingBeside() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async {
      group.wait()
      log.append("after the group")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      log.append("main")
      group.leave()
    }
    try device.simulator.advance(by: 2)
    expectEqual(log, ["main", "after the group"])
    expectEqual(group.wait(timeout: .now()), .success)
  }

  @Test("A timer of a queue fires until it is cancelled, and not while it is suspended")
  func timer() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: .seconds(1))
    timer.setEventHandler { log.append("tick") }
    timer.setCancelHandler { log.append("cancelled") }
    try device.simulator.advance(by: 3)
    expectEqual(log, [])
    timer.resume()
    try device.simulator.advance(by: 1)
    expectEqual(log, ["tick", "tick"])
    timer.suspend()
    try device.simulator.advance(by: 5)
    expectEqual(log.count, 2)
    timer.resume()
    timer.cancel()
    try device.simulator.advance(by: 5)
    expect(timer.isCancelled)
    expectEqual(log.last, "cancelled")
  }

  @Test("A source is activated once, and one that was suspended before waits for its resume")
  func activation() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    let timers = ["resumed", "activated", "suspended"].map { name in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: .seconds(1))
      timer.setEventHandler { log.append(name) }
      return timer
    }
    defer { for timer in timers { timer.cancel() } }
    timers[0].resume()
    timers[0].activate()
    timers[0].suspend()
    // It is active already.
    timers[0].activate()
    timers[1].activate()
    timers[2].suspend()
    timers[2].activate()
    try device.simulator.advance(by: 1)
    expectEqual(log, ["activated"])
    for timer in [timers[0], timers[2]] { timer.resume() }
    try device.simulator.advance(by: 1)
    expectEqual(Set(log.dropFirst()), ["resumed", "activated", "suspended"])
  }

  @Test("A thread does its work in a turn of its own")
  func thread() throws {
    let device = Device(iOS: 13.0)
    var log: [Bool] = []
    Thread.detachNewThread { log.append(Thread.isMainThread) }
    log.append(Thread.isMainThread)
    expect(Thread.current === Thread.main)
    try device.simulator.settle()
    expectEqual(log, [true, false])
  }
}
