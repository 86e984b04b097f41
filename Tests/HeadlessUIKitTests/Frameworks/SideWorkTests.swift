import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

private typealias DispatchGroup = HeadlessUIKit.DispatchGroup
private typealias DispatchQueue = HeadlessUIKit.DispatchQueue
private typealias DispatchSemaphore = HeadlessUIKit.DispatchSemaphore
private typealias NSLock = HeadlessUIKit.NSLock
private typealias NSRecursiveLock = HeadlessUIKit.NSRecursiveLock
private typealias OperationQueue = HeadlessUIKit.OperationQueue
private typealias RunLoop = HeadlessUIKit.RunLoop
private typealias Thread = HeadlessUIKit.Thread
private typealias Timer = HeadlessUIKit.Timer

/// Work that sleeps and waits while everything else goes on.
@MainActor
@Suite final class SideWorkTests {
  private var stage = TestApp(iOS: 15.0)
  private var log: [String] = []

  /// Writes down what happens and when, in tenths of a second of virtual time since the beginning.
  private func note(_ what: String) {
    log.append("\(what) \(Int(((CACurrentMediaTime() - start) * 10).rounded()))")
  }
  private var start = 0.0

  /// Each test has a device of its own, whatever other tests do before it runs.
  private func begin() throws {
    stage = TestApp(iOS: 15.0)
    try stage.show(UIViewController())
    start = CACurrentMediaTime()
  }

  private func pass(_ seconds: Double) throws { try stage.device.simulator.advance(by: seconds) }

  @Test("The main thread and other work go on while work sleeps", .rule(971))
  func sleeping() throws {
    try begin()
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { self.note("tick \($0.isValid)") }
    DispatchQueue.global().async {
      self.note("long")
      Thread.sleep(forTimeInterval: 1.2)
      self.note("long ends \(Thread.isMainThread)")
      DispatchQueue.main.async { self.note("shown \(Thread.isMainThread)") }
    }
    DispatchQueue.global().async {
      self.note("short")
      Thread.sleep(forTimeInterval: 0.7)
      self.note("short ends")
    }
    try pass(1.4)
    expectEqual(
      log,
      [
        "long 0", "short 0", "tick true 5", "short ends 7", "tick true 10", "long ends false 12",
        "shown true 12",
      ])
  }

  @Test("A group is done when its last sleeper is", .rule(971))
  func group() throws {
    try begin()
    let group = DispatchGroup()
    for number in 1...3 {
      DispatchQueue.global().async(group: group) {
        Thread.sleep(forTimeInterval: 0.3 * Double(number))
        self.note("\(number)")
      }
    }
    group.notify(queue: .main) { self.note("all") }
    try pass(1)
    expectEqual(log, ["1 3", "2 6", "3 9", "all 9"])
  }

  @Test(
    "A serial queue keeps what follows, a concurrent one begins it, a barrier is alone", .rule(971))
  func order() throws {
    try begin()
    let serial = DispatchQueue(label: "serial")
    for number in 1...2 {
      serial.async {
        Thread.sleep(forTimeInterval: 0.2)
        self.note("serial \(number)")
      }
    }
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    for number in 1...2 {
      concurrent.async {
        Thread.sleep(forTimeInterval: 0.3)
        self.note("concurrent \(number)")
      }
    }
    concurrent.async(flags: .barrier) {
      Thread.sleep(forTimeInterval: 0.3)
      self.note("barrier")
    }
    concurrent.async { self.note("last") }
    try pass(1)
    expectEqual(
      log,
      [
        "serial 1 2", "concurrent 1 3", "concurrent 2 3", "serial 2 4", "barrier 6", "last 6",
      ])
  }

  @Test("Who waits by sync on the main thread waits for a sleeper, and keeps its place", .rule(968))
  func waiting() throws {
    try begin()
    let queue = DispatchQueue(label: "queue")
    queue.async {
      Thread.sleep(forTimeInterval: 0.5)
      self.note("first")
      queue.async { self.note("third") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now()._courseAdvanced(by: 0.1)) { self.note("main") }
    queue.sync { self.note("second") }
    try pass(1)
    expectEqual(log, ["first 5", "second 5", "main 5", "third 5"])
  }

  @Test("Beside the main thread, sync on it waits for its turn", .rule(971))
  func mainSync() throws {
    try begin()
    DispatchQueue.global().async {
      let answer = DispatchQueue.main.sync { "\(Thread.isMainThread)" }
      self.note("answer \(answer) \(Thread.isMainThread)")
      struct Fault: Error {}
      do {
        try DispatchQueue.main.sync { throw Fault() }
      } catch { self.note("\(type(of: error))") }
    }
    DispatchQueue.main.async { self.note("before") }
    try pass(0.1)
    expectEqual(log, ["before 0", "answer true false 0", "Fault 0"])
  }

  @Test(
    "A semaphore lets those through who wait, in their order, or their time runs out", .rule(971))
  func semaphore() throws {
    try begin()
    let semaphore = DispatchSemaphore(value: 0)
    for number in 1...2 {
      DispatchQueue.global().async {
        semaphore.wait()
        self.note("through \(number)")
      }
    }
    DispatchQueue.global().async {
      let result = semaphore.wait(timeout: .now()._courseAdvanced(by: 0.3))
      self.note("\(result)")
    }
    DispatchQueue.main.asyncAfter(deadline: .now()._courseAdvanced(by: 0.5)) {
      self.note("signals \(semaphore.signal() != 0)")
      semaphore.signal()
      semaphore.signal()
      self.note("signalled")
    }
    try pass(1)
    expectEqual(
      log, ["timedOut 3", "signals true 5", "signalled 5", "through 1 5", "through 2 5"])
    expect(semaphore.wait(timeout: .now()) == .success)
  }

  @Test("Not more than 64 threads sleep at once, but any number of the app's own", .rule(971))
  func manyThreads() throws {
    try begin()
    for _ in 1...65 {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.1)
        self.log.append("work")
      }
    }
    try pass(0.15)
    expectEqual(log.count, 64)
    try pass(0.1)
    expectEqual(log.count, 65)
    log = []
    for _ in 1...70 {
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.1)
        self.log.append("thread")
      }
    }
    try pass(0.15)
    expectEqual(log.count, 70)
  }

  @Test("An own concurrent queue has no more threads than the global ones", .rule(971))
  func manyOnOneQueue() throws {
    try begin()
    let queue = DispatchQueue(label: "own", attributes: .concurrent)
    for _ in 1...65 {
      queue.async {
        Thread.sleep(forTimeInterval: 0.1)
        self.log.append("work")
      }
    }
    try pass(0.15)
    expectEqual(log.count, 64)
    try pass(0.1)
    expectEqual(log.count, 65)
  }

  @Test("Work under way at the same time has each its own thread", .rule(971))
  func currentThreads() throws {
    try begin()
    DispatchQueue(label: "one").async {
      Thread.current.threadDictionary["name"] = "one"
      Thread.sleep(forTimeInterval: 0.2)
      self.note("one \(Thread.current.threadDictionary["name"] ?? "nil")")
    }
    DispatchQueue(label: "two").async {
      self.note("two \(Thread.current.threadDictionary["name"] ?? "nil")")
    }
    try pass(1)
    expectEqual(log, ["two nil 0", "one one 2"])
  }

  @Test("A semaphore is signalled where nothing is of the main actor", .rule(971))
  func signalledElsewhere() throws {
    try begin()
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      semaphore.wait()
      self.note("through")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { Self.signal(semaphore) }
    try pass(1)
    expectEqual(log, ["through 3"])
  }

  @Test("A semaphore that everybody is through may go", .rule(1018))
  func semaphoreGoes() throws {
    try begin()
    var semaphore: DispatchSemaphore? = DispatchSemaphore(value: 1)
    semaphore?.wait()
    semaphore?.signal()
    weak let left = semaphore
    semaphore = nil
    expect(left == nil)
  }

  private nonisolated static func signal(_ semaphore: DispatchSemaphore) { semaphore.signal() }

  @Test("A lock that a sleeper holds is waited for", .rule(971))
  func locks() throws {
    try begin()
    let (lock, again) = (NSLock(), NSRecursiveLock())
    DispatchQueue.global().async {
      lock.lock()
      again.lock()
      Thread.sleep(forTimeInterval: 0.4)
      again.lock()
      again.unlock()
      self.note("gives back")
      lock.unlock()
      again.unlock()
    }
    DispatchQueue.main.asyncAfter(deadline: .now()._courseAdvanced(by: 0.1)) {
      self.note("\(lock.try()) \(again.try())")
      lock.withLock { self.note("taken") }
      again.withLock { again.withLock { self.note("taken twice") } }
    }
    try pass(1)
    expectEqual(log, ["false false 1", "gives back 4", "taken 4", "taken twice 4"])
  }

  @Test("Who gives way in the middle of an access to a variable disturbs nobody", .rule(971))
  func accesses() throws {
    try begin()
    final class Box {
      var lock = os_unfair_lock()
      var counts = [0]
      func count(_ note: (String) -> Void) {
        os_unfair_lock_lock(&lock)
        counts[0] += slow()
        note("\(counts[0])")
        os_unfair_lock_unlock(&lock)
      }
      private func slow() -> Int {
        Thread.sleep(forTimeInterval: 0.2)
        return 1
      }
    }
    let box = Box()
    for _ in 1...2 { DispatchQueue.global().async { box.count(self.note) } }
    DispatchQueue.main.asyncAfter(deadline: .now()._courseAdvanced(by: 0.1)) {
      box.count(self.note)
    }
    try pass(1)
    expectEqual(log, ["1 2", "2 4", "3 6"])
  }

  @Test("Locks of POSIX are waited for on virtual time", .rule(971))
  func threadLocks() throws {
    try begin()
    final class Box {
      var lock = HeadlessUIKit.pthread_mutex_t()
      var both = HeadlessUIKit.pthread_rwlock_t()
      func count(_ name: String, _ note: (String) -> Void) {
        pthread_mutex_lock(&lock)
        Thread.sleep(forTimeInterval: 0.2)
        note(name)
        pthread_mutex_unlock(&lock)
      }
      func read(_ name: String, _ note: (String) -> Void) {
        pthread_rwlock_rdlock(&both)
        Thread.sleep(forTimeInterval: 0.2)
        note(name)
        pthread_rwlock_unlock(&both)
      }
      func write(_ note: (String) -> Void) {
        pthread_rwlock_wrlock(&both)
        note("writes")
        pthread_rwlock_unlock(&both)
      }
    }
    let box = Box()
    pthread_mutex_init(&box.lock, nil)
    for name in ["a", "b"] { DispatchQueue.global().async { box.count(name, self.note) } }
    try pass(1)
    expectEqual(log, ["a 2", "b 4"])
    log = []
    for name in ["c", "d"] { DispatchQueue.global().async { box.read(name, self.note) } }
    DispatchQueue.global().async { box.write(self.note) }
    try pass(1)
    expectEqual(log, ["c 12", "d 12", "writes 12"])
  }

  @Test("Operations sleep side by side, as many as the queue lets", .rule(971))
  func operations() throws {
    try begin()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    for number in 1...3 {
      queue.addOperation {
        Thread.sleep(forTimeInterval: 0.3)
        self.note("\(number)")
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    note("all")
    expectEqual(log, ["1 3", "2 3", "3 6", "all 6"])
  }

  @Test("A thread knows itself, and ends where it says so", .rule(971))
  func threads() throws {
    try begin()
    let thread = Thread {
      self.note("\(Thread.current.name ?? "none") \(Thread.current.isMainThread)")
      Thread.sleep(forTimeInterval: 0.2)
      self.note("executes")
      Thread.exit()
      self.note("never")
    }
    thread.name = "mine"
    thread.start()
    try pass(0.1)
    expect(thread.isExecuting && !thread.isFinished)
    try pass(0.3)
    expect(!thread.isExecuting && thread.isFinished)
    expectEqual(log, ["mine false 0", "executes 2"])
  }

  @Test("A timer of another thread fires only while its run loop runs", .rule(972))
  func timersBeside() throws {
    try begin()
    DispatchQueue.global().async {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in self.note("never") }
    }
    Thread.detachNewThread {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        self.note("beside \(Thread.isMainThread)")
      }
      RunLoop.current.run(
        until: Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + 0.26))
      self.note("done")
    }
    try pass(1)
    expectEqual(log, ["beside false 1", "beside false 2", "done 3"])
  }

  @Test("A run loop inside of a turn does what is due", .rule(973))
  func nested() throws {
    try begin()
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      DispatchQueue.main.async { self.note("block") }
      UIView.animate(withDuration: 0.2, animations: {}) { _ in self.note("animated") }
      RunLoop.current.run(
        until: Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + 0.3))
      self.note("goes on")
    }
    try pass(1)
    expectEqual(log, ["block 1", "animated 1", "goes on 4"])
    log = []
    var isDone = false
    DispatchQueue.main.asyncAfter(deadline: .now()._courseAdvanced(by: 0.2)) { isDone = true }
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
      while !isDone { RunLoop.current.run(mode: .default, before: .distantFuture) }
      self.note("waited")
    }
    try pass(1)
    expectEqual(log, ["waited 12"])
    expect(isDone)
  }

  @Test("A run loop that the app runs goes on until the app stops it", .rule(973))
  func stopped() throws {
    try begin()
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      DispatchQueue.main.asyncAfter(deadline: .now()._courseAdvanced(by: 0.3)) {
        self.note("stops")
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
      CFRunLoopRun()
      self.note("goes on")
    }
    try pass(1)
    expectEqual(log, ["stops 4", "goes on 4"])
  }

  @Test("A block of the main queue comes in no run loop of another one", .rule(973))
  func nestedBlocks() throws {
    try begin()
    DispatchQueue.main.async {
      DispatchQueue.main.async { self.note("second") }
      RunLoop.current.run(
        until: Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + 0.3))
      self.note("first")
    }
    try pass(1)
    expectEqual(log, ["first 3", "second 3"])
  }

  @Test("A loop that waits for the clock ends, on the main thread and beside it", .rule(974))
  func busyWaiting() throws {
    try begin()
    DispatchQueue.main.async {
      let end = CACurrentMediaTime() + 0.5
      while CACurrentMediaTime() < end {}
      self.note("main")
    }
    DispatchQueue.global().async {
      let end = CACurrentMediaTime() + 0.3
      while CACurrentMediaTime() < end {}
      self.note("beside")
    }
    DispatchQueue.main.asyncAfter(deadline: .now()._courseAdvanced(by: 0.6)) { self.note("later") }
    try pass(2)
    expectEqual(log, ["main 5", "later 6", "beside 8"])
  }
}
