import EventTrace
import Expectations
import HeadlessUIKit
import RuntimeFixtures
import Testing

private typealias DispatchQueue = HeadlessUIKit.DispatchQueue

/// What an app does a million times.
@MainActor
struct RunLoopTrials {
  @Test("Tiny steps of time without an end are named")
  func creeping() throws {
    let other = Device(iOS: 6.0)
    func creep() { DispatchQueue.main.asyncAfter(deadline: .now() + 1e-9, execute: creep) }
    creep()
    let creeping = #expect(throws: NeverIdle.self) { try other.simulator.advance(by: 1) }
    expectEqual(creeping?.label, "DispatchQueue.main.asyncAfter")
    expectEqual(creeping?.count, 1_000_001)
  }
}
