import Dispatch
import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Locks, queues, sockets and collections of the system.
@MainActor
@Suite struct SystemCallTests {
  @Test("A lock is taken once, and given back")
  func locks() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    expect(os_unfair_lock_trylock(&lock))
    let guarded = OSAllocatedUnfairLock(initialState: 1)
    expectEqual(
      guarded.withLock {
        $0 += 1; return $0
      }, 2)
    expectNil(guarded.withLock { _ in guarded.withLockIfAvailable { $0 } })
  }

  @Test("A queue that waits does what became due once it goes on")
  func waiting() throws {
    let device = Device(iOS: 17.0)
    let queue = HeadlessUIKit.DispatchQueue(label: "q", attributes: .initiallyInactive)
    let key = DispatchSpecificKey<Int>()
    queue.setSpecific(key: key, value: 7)
    var seen: [Int?] = []
    queue.async { seen.append(HeadlessUIKit.DispatchQueue.getSpecific(key: key)) }
    try device.simulator.settle()
    expectEqual(seen, [])
    queue.activate()
    try device.simulator.settle()
    expect(seen == [7] && HeadlessUIKit.DispatchQueue.getSpecific(key: key) == nil)
    queue.suspend()
    queue.async { seen.append(8) }
    try device.simulator.settle()
    expectEqual(seen, [7])
    queue.resume()
    try device.simulator.settle()
    expectEqual(seen, [7, 8])
    // What comes while the queue goes on stays behind what it kept.
    queue.suspend()
    queue.async { seen.append(9) }
    try device.simulator.settle()
    queue.async { seen.append(10) }
    queue.resume()
    queue.async { seen.append(11) }
    try device.simulator.settle()
    expectEqual(seen, [7, 8, 9, 10, 11])
    queue.suspend()
    for number in 12...14 {
      queue.async {
        seen.append(number)
        if number == 12 { queue.suspend() }
      }
    }
    try device.simulator.settle()
    queue.resume()
    try device.simulator.settle()
    expectEqual(seen.last, 12)
    queue.resume()
    try device.simulator.settle()
    expectEqual(seen.suffix(3), [12, 13, 14])
  }

  /// What is on no actor gives work to the main queue.
  private nonisolated func give(_ work: @escaping @MainActor () -> Void) {
    let group = HeadlessUIKit.DispatchGroup()
    group.enter()
    let item = HeadlessUIKit.DispatchWorkItem {
      work()
      group.leave()
    }
    HeadlessUIKit.DispatchQueue.main.async(execute: item)
    expectEqual(HeadlessUIKit.DispatchQueue(label: "q").sync { 1 }, 1)
    group.notify(queue: .main) { work() }
  }

  @Test("Code that is on no actor gives work to queues, which is the main actor's")
  func nonisolated() throws {
    let device = Device(iOS: 17.0)
    var count = 0
    give { count += 1 }
    expectEqual(count, 0)
    try device.simulator.settle()
    expectEqual(count, 2)
  }

  @Test("A text is written as a document, and says where something is attached")
  func documents() throws {
    let device = Device(iOS: 17.0)
    let text = NSMutableAttributedString(string: "abc")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    expect(text.containsAttachments(in: NSRange(location: 0, length: 4)))
    expect(!text.containsAttachments(in: NSRange(location: 0, length: 3)))
    let part = NSRange(location: 1, length: 2)
    expectEqual(try text.data(from: part, documentAttributes: [:]), Data("bc".utf8))
    expectEqual(device.lines(.diagnosis), [])
    _ = try text.data(
      from: part, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    expectEqual(device.lines(.diagnosis).count, 1)
  }

  @Test("A source adds up what it is given, and tells once")
  func adding() throws {
    let device = Device(iOS: 17.0)
    let source = HeadlessUIKit.DispatchSource.makeUserDataAddSource(queue: .main)
    var sums: [UInt] = []
    source.setEventHandler { sums.append(source.data) }
    source.resume()
    source.add(data: 2)
    source.add(data: 3)
    try device.simulator.settle()
    source.add(data: 1)
    try device.simulator.settle()
    expectEqual(sums, [5, 1])
    source.setEventHandler {
      sums.append(source.data)
      if source.data == 4 { source.add(data: 6) }
    }
    source.add(data: 4)
    source.suspend()
    try device.simulator.settle()
    expectEqual(sums, [5, 1])
    source.resume()
    try device.simulator.settle()
    expectEqual(sums, [5, 1, 4, 6])
  }

  @Test("A socket fails as without a network, after virtual time")
  func sockets() throws {
    let device = Device(iOS: 17.0)
    let session = HeadlessUIKit.URLSession(configuration: .default)
    let task = session.webSocketTask(with: URL(string: "wss://example.com")!)
    task.resume()
    var errors: [Int] = []
    task.receive { result in
      if case .failure(let error as URLError) = result { errors.append(error.errorCode) }
    }
    task.send(.string("hi")) { errors.append((($0 as? URLError)?.errorCode) ?? 0) }
    try device.simulator.advance(by: 1)
    expectEqual(errors, [-1009, -1009])
  }

  @Test("A task says how long it took, before it says that it ended")
  func metrics() throws {
    final class Listener: NSObject, HeadlessUIKit.URLSessionTaskDelegate {
      var heard: [String] = []
      func urlSession(
        _ session: HeadlessUIKit.URLSession, task: HeadlessUIKit.URLSessionTask,
        didFinishCollecting metrics: HeadlessUIKit.URLSessionTaskMetrics
      ) {
        let milliseconds = (metrics.taskInterval.duration * 1000).rounded()
        heard.append("\(milliseconds) \(metrics.transactionMetrics.count)")
      }
      func urlSession(
        _ session: HeadlessUIKit.URLSession, task: HeadlessUIKit.URLSessionTask,
        didCompleteWithError error: (any Error)?
      ) { heard.append("end") }
    }
    let device = Device(iOS: 17.0)
    device.simulator.webAnswers["https://a.b"] = WebAnswer(Data("x".utf8), delay: 0.5)
    let listener = Listener()
    let session = HeadlessUIKit.URLSession(
      configuration: .default, delegate: listener, delegateQueue: nil)
    session.dataTask(with: URL(string: "https://a.b")!).resume()
    try device.simulator.advance(by: 1)
    expectEqual(listener.heard, ["500.0 1", "end"])
  }

  @Test("An array of addresses keeps nothing alive, and its places until it is compacted")
  func pointers() {
    _ = Device(iOS: 17.0)
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    array.addPointer(nil)
    expect(array.count == 2 && array.allObjects.count == 1)
    array.compact()
    expectEqual(array.count, 1)
    expectEqual(array.pointer(at: 0), Unmanaged.passUnretained(kept).toOpaque())
  }

  @Test("Settings for all devices are kept by their kinds")
  func ubiquitous() {
    _ = Device(iOS: 17.0)
    let store = NSUbiquitousKeyValueStore.default
    store.set(Int64(3), forKey: "a")
    store.set("x", forKey: "b")
    store.set(true, forKey: "c")
    expect(store.longLong(forKey: "a") == 3 && store.string(forKey: "b") == "x")
    expect(store.bool(forKey: "c") && store.double(forKey: "d") == 0)
    store.removeObject(forKey: "b")
    expectEqual(store.dictionaryRepresentation.keys.sorted(), ["a", "c"])
  }
}
