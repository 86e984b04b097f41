import CourseModel
import Testing

@testable import Grading

@Suite struct GateTrials {
  @Test(
    "Every starter, solution and mistake of every lesson passes the gate",
    arguments: try LessonApp.all())
  func lesson(app: LessonApp) throws {
    let (_, findings) = try GatedBuild().build(
      app.files, stage: app.stage, calls: app.calls)
    #expect(findings.filter { $0.kind == .rejected } == [])
  }
}
