import CourseModel
import CourseRunner
import Foundation
import Grading
import Rendering

/// `course grade`: a folder of submissions in, a gradebook out; whole or in steps.
enum GradeCommand: CourseCommand {
  static let help = CommandHelp(
    name: "grade", synopsis: "DIR --out OUT [--due NAME,…]",
    summary: "grade a folder of submissions, for teachers",
    discussion: "Every submission in DIR, a folder or an archive each, is graded in a sandbox and "
      + "recorded in OUT, with a gradebook and report pages. Run again, it goes on where it "
      + "stopped. The same in steps, for many machines: `course grade plan DIR --out OUT`, "
      + "`run --out OUT --shard K/N`, `missing --out OUT --shards N`, `merge --out OUT`, "
      + "`audit --out OUT`.",
    options: [
      .init("--out", value: "OUT", "the folder for the results"),
      .init("--jobs", value: "N", "how many are graded at the same time"),
      .init("--lessons", value: "DIR", "private lessons whose checks join the public ones"),
      .init("--roster", value: "FILE", "a CSV of who should hand something in"),
    ] + DueOptions.help + [
      .init("--seed", value: "N", "what random inputs are drawn from"),
      .init("--tier", value: "T", "the weakest sandbox to accept: limits, self, bubblewrap"),
      .init("--format", value: "F,…", "also write these formats"),
      .init(
        "--assignment", value: "[NAME=]TITLE,…",
        "with the format canvas: the assignment there, `Title (1234)`, of the sum or of an exercise"
      ),
      .init("--shard", value: "K/N", "with run: the share, K from 0, or auto/N"),
      .init("--shards", value: "N", "with missing: how many shares there are"),
      .init("--cache", value: "DIR", "with run: a cache that machines share"),
      .init("--sample", value: "P%", "with audit: how much is graded again"),
      .init("--dry", "with plan: read and count, write nothing"),
    ])

  /// The steps that can be called alone; any other first name is the folder of submissions.
  private enum Step: String, CaseIterable {
    case plan, run, missing, merge, audit

    /// The option that this step alone understands.
    var ownOptions: [String] {
      switch self {
      case .plan: ["--dry"]
      case .run: ["--shard", "--cache"]
      case .missing: ["--shards"]
      case .merge: []
      case .audit: ["--sample"]
      }
    }
  }

  /// Refuses options of other steps: who says `--shard` does not want everything graded.
  private static func checkOptions(_ call: Call, of step: Step?) throws(UsageProblem) {
    for other in Step.allCases where other != step {
      for option in other.ownOptions where call.has(option) {
        let command = step.map { "grade \($0)" } ?? "grade"
        throw .unknownOption(option, command: command, nearest: "grade \(other) … \(option)")
      }
    }
  }

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    let step = call.names.first.flatMap(Step.init(rawValue:))
    try checkOptions(call, of: step)
    if step == nil, call.names.isEmpty {
      throw UsageProblem.missingFolder(command: "grade", what: "the submissions")
    }
    let setup = try GradingSetup(call: call, context: context)
    switch step {
    case nil:
      try call.limitNames(to: 1)
      let plan = try setup.plan(call.onlyName())
      context.tell(context.renderer.text(plan))
      return try setup.grade()
    case .plan:
      try call.limitNames(to: 2)
      guard call.names.count == 2 else {
        throw UsageProblem.missingFolder(command: "grade plan", what: "the submissions")
      }
      let report = try setup.plan(call.names[1])
      return Answer("grade-plan", report, text: context.renderer.text(report))
    case .run:
      try call.limitNames(to: 1)
      let report = try setup.run()
      var answer = Answer("grade-run", report, text: context.renderer.text(report))
      if report.ungraded > 0 { answer.exitCode = .incomplete }
      return answer
    case .missing:
      try call.limitNames(to: 1)
      let report = try setup.missing()
      return Answer("grade-missing", report, text: context.renderer.text(report))
    case .merge:
      try call.limitNames(to: 1)
      return try setup.merge(isStep: true)
    case .audit:
      try call.limitNames(to: 1)
      let report = try setup.audit()
      var answer = Answer("grade-audit", report, text: context.renderer.text(report))
      if !report.differences.isEmpty { answer.exitCode = .failed }
      return answer
    }
  }
}
