import CourseModel
import Expectations
import Testing

@testable import Grading

@Suite struct GateTrials {
  @Test(
    "Every starter, solution and mistake of every lesson passes the gate",
    arguments: try LessonApp.all())
  func lesson(app: LessonApp) throws {
    let (_, findings) = try GatedBuild().build(
      app.files, stage: app.stage, calls: app.calls)
    let rejections = findings.filter { $0.kind == .rejected }
    if app.name == Self.unmanaged {
      expect(!rejections.isEmpty && rejections.allSatisfy { $0.rule == "unsafe-memory" })
      return
    }
    guard Self.exits.contains(app.name) else {
      expectEqual(rejections, [])
      return
    }
    let rejection = try #require(rejections.first)
    expectEqual(rejections.count, 1)
    let place = try #require(rejection.place)
    // A build of strangers' apps puts each below a folder of its own.
    let text = try #require(app.files[String(place.file.trimmingPrefix(/[^\/]*\//))])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(place.line)
    expect(lines[line - 1].contains("exit("))
  }

  /// A scenario's app that counts references by hand, as apps did before ARC; nobody hands it in.
  private static let unmanaged = "launch-sequence/the-window-nobody-owns"

  /// Mistakes whose point is that the app ends itself. A graded app may not do that, so that the
  /// gate names the line, and the mistake earns nothing there as it earns nothing in practice.
  private static let exits = Set(
    ["ExitsByHand", "ExitsWhenInactive", "SavesAndExits"].map {
      "initial-view-controllers/for-the-next-visitor, \($0)"
    })
}
