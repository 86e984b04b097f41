import CourseModel
import Expectations
import Testing

@testable import CourseRunner
@testable import Grading

/// Hundreds of apps before the gate, hostile ones and honest ones.
@Suite struct GateAttackTrials {
  @Test(
    "An attack is refused by its rule, at a line, with a way to go on", arguments: Attack.refused)
  func attack(_ attack: Attack) throws {
    let findings =
      if attack.isRefusedByBytes {
        try GatedBuild().build(["\(attack.name).swift": attack.text]).1
      } else if attack.isRefusedByStrictness {
        try CompiledAttacks.strict.get()
      } else {
        try CompiledAttacks.sil.get()
      }
    let violations = findings.filter {
      $0.kind == .rejected && $0.place?.file == "x/\(attack.name).swift"
    }
    let refusal = try #require(
      violations.first { $0.rule == attack.rule }, "\(findings.first as Any)")
    expect(refusal.place?.line != nil)
    expect(refusal.remedy != nil)
  }

  @Test("What reaches the app's own files and time alone is let through")
  func harmless() throws {
    let attacks = Attack.all.filter { $0.rule == "harmless" }
    expect(attacks.count >= 6)
    let (isBuilt, findings) = try GatedBuild().build(
      Dictionary(uniqueKeysWithValues: attacks.map { ("\($0.name).swift", $0.text) }))
    expect(isBuilt, "\(findings)")
  }

  @Test(
    "What names nothing that an app has is no code",
    arguments: Attack.all.filter { $0.rule == "compile-error" })
  func uncompiled(_ attack: Attack) throws {
    let (isBuilt, findings) = try GatedBuild().build(["A.swift": attack.text])
    expect(!isBuilt)
    expect(findings.contains { $0.kind == .compileError }, "\(findings)")
  }

  @Test("A solution of every lesson passes the gate", arguments: try LessonApp.oneOfEachLesson())
  func solution(app: LessonApp) throws {
    let (isBuilt, findings) = try GatedBuild().build(
      app.files, stage: app.stage, calls: app.calls)
    expect(isBuilt)
    expectEqual(findings.filter { $0.kind == .rejected }, [])
  }

  @Test("Ordinary apps pass the gate", arguments: OrdinaryApps.all)
  func ordinary(app: LessonApp) throws {
    let (isBuilt, findings) = try GatedBuild().build(app.files)
    expect(isBuilt, "\(findings)")
  }
}
