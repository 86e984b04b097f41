import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

private typealias BlockOperation = HeadlessUIKit.BlockOperation
private typealias DispatchQueue = HeadlessUIKit.DispatchQueue
private typealias Operation = HeadlessUIKit.Operation
private typealias OperationQueue = HeadlessUIKit.OperationQueue

/// Work that is finished when somebody says so.
private final class Slow: Operation {
  private var isDone = false
  override var isAsynchronous: Bool { true }
  override var isFinished: Bool { isDone }
  override func start() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.willChangeValue(forKey: "isFinished")
      self.isDone = true
      self.didChangeValue(forKey: "isFinished")
    }
  }
}

@MainActor
struct OperationTests {
  @Test("Operations take later turns, those of the highest priority first, and then in their order")
  func order() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    let queue = OperationQueue()
    queue.addOperation { log.append("first \(OperationQueue.current === queue)") }
    let urgent = BlockOperation { log.append("urgent") }
    urgent.queuePriority = .high
    queue.addOperation(urgent)
    OperationQueue.main.addOperation { log.append("main") }
    expect(log == [] && queue.operationCount == 2)
    try device.simulator.settle()
    expectEqual(log, ["urgent", "main", "first true"])
    expect(queue.operationCount == 0 && OperationQueue.current === OperationQueue.main)
  }

  @Test("An operation waits for those that it depends on, whatever their queue and their time")
  func dependencies() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    let (slow, last) = (Slow(), BlockOperation { log.append("last") })
    last.addDependency(slow)
    last.completionBlock = { log.append("completed") }
    OperationQueue().addOperation(last)
    OperationQueue().addOperation(slow)
    try device.simulator.settle()
    expectEqual(log, [])
    try device.simulator.advance(by: 1)
    expectEqual(log, ["last", "completed"])
  }

  @Test("What was cancelled does nothing; a barrier stands between what was before and after")
  func cancellation() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    let queue = OperationQueue()
    let unwanted = BlockOperation { log.append("unwanted") }
    queue.addOperations([Slow(), unwanted], waitUntilFinished: false)
    queue.addBarrierBlock { log.append("barrier") }
    queue.addOperation { log.append("after") }
    unwanted.cancel()
    try device.simulator.settle()
    expect(unwanted.isFinished && log == [])
    try device.simulator.advance(by: 1)
    expectEqual(log, ["barrier", "after"])
  }

  @Test("A queue that is suspended or full starts nothing, and goes on when it is neither")
  func suspension() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    let queue = OperationQueue()
    queue.isSuspended = true
    queue.addOperation { log.append("later") }
    try device.simulator.settle()
    expectEqual(log, [])
    queue.isSuspended = false
    try device.simulator.settle()
    expectEqual(log, ["later"])
    queue.maxConcurrentOperationCount = 1
    queue.addOperation(Slow())
    queue.addOperation { log.append("after the slow one") }
    try device.simulator.settle()
    expectEqual(log, ["later"])
    try device.simulator.advance(by: 1)
    expectEqual(log, ["later", "after the slow one"])
  }

  @Test("Who waits has the work done at once")
  func waiting() {
    _ = Device(iOS: 13.0)
    var log: [String] = []
    let queue = OperationQueue()
    let before = BlockOperation { log.append("before") }
    let wanted = BlockOperation { log.append("wanted") }
    wanted.addDependency(before)
    queue.addOperations([wanted, before], waitUntilFinished: false)
    wanted.waitUntilFinished()
    expectEqual(log, ["before", "wanted"])
    queue.addOperation { log.append("beside the main thread") }
    queue.waitUntilAllOperationsAreFinished()
    expectEqual(log.count, 3)
  }

  @Test("An operation that adds itself again and again is named")
  func endless() {
    let device = Device(iOS: 13.0)
    func again() { OperationQueue.main.addOperation { again() } }
    again()
    let error = #expect(throws: NeverIdle.self) { try device.simulator.settle() }
    expectEqual(error?.label, "OperationQueue.main.addOperation")
  }

  @Test("Blocks as operations came with iOS 4, barriers with 13")
  func versions() {
    let old = Device(iOS: 3.0)
    OperationQueue().addOperation {}
    expectEqual(old.lines(.exception).count, 1)
    let device = Device(iOS: 12.0)
    OperationQueue().addBarrierBlock {}
    expectEqual(
      device.lines(.exception),
      [
        "NSInvalidArgumentException: -[OperationQueue addBarrierBlock:]: unrecognized selector sent "
          + "to instance <OperationQueue>"
      ])
  }
}
