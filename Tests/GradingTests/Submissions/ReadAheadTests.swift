import CourseRunner
import Foundation
import Synchronization
import Expectations
import Testing

@testable import Grading

struct ReadAheadTests {
  @Test("What was read comes in the things' order, each once", arguments: [0, 1, 7, 100, 5000])
  func order(count: Int) {
    var found: [Int] = []
    ReadAhead.forEachShare(of: count) {
      Array($0)
    } take: {
      found += $0
    }
    expectEqual(found, Array(0..<count))
  }

  @Test("Everything is taken on the thread that asked")
  func thread() {
    let asking = ObjectIdentifier(Thread.current)
    ReadAhead.forEachShare(of: 1000) { _ in
      ObjectIdentifier(Thread.current)
    } take: { reading in
      expectEqual(ObjectIdentifier(Thread.current), asking)
      expect(reading != asking)
    }
  }

  @Test("Nobody reads far ahead of what is taken")
  func room() {
    let read = Mutex(0)
    var taken = 0
    var lead = 0
    ReadAhead.forEachShare(of: 100_000) { places in
      read.withLock { $0 += places.count }
      return places.count
    } take: { count in
      lead = max(lead, read.withLock { $0 } - taken)
      taken += count
    }
    expectEqual(taken, 100_000)
    expect(lead <= 64 * 32 + 32)
  }

  @Test("Nobody reads any more when what was read is refused")
  func refusal() throws {
    struct Refusal: Error {}
    let reading = Mutex((now: 0, ever: 0))
    #expect(throws: Refusal.self) {
      try ReadAhead.forEachShare(of: 100_000) { places in
        reading.withLock { $0 = ($0.now + 1, $0.ever + places.count) }
        reading.withLock { $0.now -= 1 }
      } take: { _ in
        throw Refusal()
      }
    }
    expectEqual(reading.withLock { $0.now }, 0)
    expect(reading.withLock { $0.ever } < 100_000)
  }

  @Test("Threads that keep the same files at the same time keep them whole")
  func store() throws {
    let folder = "\(NSTemporaryDirectory())/store-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = SubmissionStore(folder: folder)
    for number in 0..<20 {
      let files = FileSet(files: ["a.swift": Array(repeating: UInt8(number), count: 100_000)])
      try ReadAhead.forEachShare(of: 16) { places in
        Result { for _ in places { _ = try store.keep(files) } }
      } take: {
        try $0.get()
      }
      expectEqual(try store.files(of: files.digest), files)
      expectEqual(
        try FileManager.default.subpathsOfDirectory(atPath: folder).count, 2 * (number + 1))
    }
  }
}
