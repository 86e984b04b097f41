import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Grading

@Suite struct GradedWorkTests {
  /// The first event that a record keeps of a hundred.
  private func firstKept(ending end: LaunchEnd?) throws -> Int? {
    let events = (0..<100).map {
      Event(sequence: $0, instant: .zero, depth: 0, kind: .console, name: "print")
    }
    let result = CheckResult(
      name: "it ends", points: 1, outcome: .failed,
      trace: Trace(iOS: .latest, device: "iPhone", events: events),
      end: end)
    let exercise = PlannedExercise(id: "a/b", title: "B", checks: [], digest: "")
    let work = GradedWork(
      Verdict(exercise: "a/b", outcome: .failed, checks: [result]), of: exercise)
    return work.checks.first?.result.trace?.events.first?.sequence
  }

  @Test("A record keeps the end of a long trace, and the beginning where the app was stopped")
  func traces() throws {
    expectEqual(try firstKept(ending: nil), 20)
    expectEqual(try firstKept(ending: .exited(code: 1)), 20)
    // How far it came until then depends on the machine.
    expectEqual(try firstKept(ending: .limit(.processorTime)), 0)
  }
}
