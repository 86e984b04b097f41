import EventTrace
import Foundation

/// One document for tools: what `--json` writes.
///
/// ```
/// document = { "course": 1, "kind": kind, …the fields of the report }   ; one object, keys sorted
/// kind     = "list"     ; CourseListing: lessons, findings
///          / "next"     ; NextReport: narrative, deed, upNext, notes
///          / "watch"    ; WatchReport: checks, passed; after a document for each thing that was done
///          / "show"     ; ShowReport: id, reading, files
///          / "check"    ; CheckReport: verdicts, notes
///          / "play"     ; Recording: scenario, runs
///          / "hint"     ; HintReport: exercise, number, count, hint, notes
///          / "solution" ; SolutionReport: exercise, files
///          / "reset"    ; ResetReport: exercise, files, backup, notes
///          / "new"      ; BeginningReport: id, files
///          / "preview"  ; PreviewReport: id, reading, files, story, starter, hints, solution
///          / "verify"   ; VerificationReport: findings, parts
///          / "editor"   ; EditorReport: files, server, notes
///          / "doctor"   ; DoctorReport: items
///          / "export"   ; ExportReport: system, folder, due, files
///          / "ios"      ; BehaviorReport: versions, behaviors
///          / "rule"     ; RuleReport: entry, related, citedBy, behaviors, modelling
///          / "rules"    ; RuleListing: chapters
///          / "grade"    ; GradeReport: out, students, entries, outcomes, ungraded, files
///          / "grade-plan", "grade-run", "grade-missing", "grade-audit"
///                       ; PlanReport, GradingRunReport, MissingReport, AuditReport
///          / "error"    ; findings, or problem: nothing could be answered
/// ```
/// The reports are the types of those names in `CourseModel`. `course` is the version of this
/// grammar; new fields may come under one number, none change or go.
package struct JSONDocument<Report: Encodable>: Encodable {
  package var kind: String
  package var report: Report

  package init(kind: String, report: Report) {
    self.kind = kind
    self.report = report
  }

  private enum CodingKeys: String, CodingKey {
    case course, kind
  }

  package func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .course)
    try container.encode(kind, forKey: .kind)
  }

  /// The document's bytes, ended by a line feed; the same report gives the same bytes.
  package func text() throws -> String {
    let encoder = JSONEncoder.stable(isPretty: true)
    // An app's frames may be numbers that JSON lacks.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
