import CPlatform
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
      .init("--lessons", value: "DIR", "private lessons whose checks are added to the public ones"),
      .init("--roster", value: "FILE", "a CSV file of the students who should hand something in"),
    ] + DueOptions.help + [
      .init("--seed", value: "N", "the seed of the random inputs"),
      .init("--tier", value: "T", "the weakest sandbox to accept: limits, self, bubblewrap"),
      .init("--format", value: "F,…", "also write these formats"),
      .init(
        "--assignment", value: "A,…",
        "with the format canvas: the assignment there, `Title (1234)` for the sum, "
          + "`NAME=Title (1234)` for an exercise"),
      .init("--shard", value: "K/N", "with run: the share, with K from 0, or auto/N"),
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

  /// Refuses options of other steps: a call with `--shard` should not grade everything.
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
    let course = LoadedOnce { try context.course(privateLessons: try call.privateLessons()) }
    let options = try GradingOptions(call, course: course.value)
    let steps = Steps(options: options, context: context)
    switch step {
    case nil:
      try call.limitNames(to: 1)
      let grading = try steps.grading()
      let plan = try steps.plan(call.onlyName(), by: grading)
      context.tell(context.renderer.text(plan))
      let run = try steps.run(by: grading)
      context.tell(context.renderer.text(run.faults))
      return try steps.merge(by: grading, isStep: false)
    case .plan:
      try call.limitNames(to: 2)
      guard call.names.count == 2 else {
        throw UsageProblem.missingFolder(command: "grade plan", what: "the submissions")
      }
      let report = try steps.plan(call.names[1], by: steps.grading())
      return Answer("grade-plan", report, text: context.renderer.text(report))
    case .run:
      try call.limitNames(to: 1)
      let report = try steps.run(by: steps.grading())
      var answer = Answer("grade-run", report, text: context.renderer.text(report))
      if report.ungraded > 0 { answer.exitCode = .incomplete }
      return answer
    case .missing:
      try call.limitNames(to: 1)
      let report = try ClassGrading.missing(in: options.out, of: options.shares)
      return Answer("grade-missing", report, text: context.renderer.text(report))
    case .merge:
      try call.limitNames(to: 1)
      return try steps.merge(by: steps.grading(), isStep: true)
    case .audit:
      try call.limitNames(to: 1)
      let report = try steps.grading().audit(fraction: options.sample)
      var answer = Answer("grade-audit", report, text: context.renderer.text(report))
      if !report.differences.isEmpty { answer.exitCode = .failed }
      return answer
    }
  }
}

/// The steps of a grading with what the call says of each.
private struct Steps {
  var options: GradingOptions
  var context: CommandContext

  func grading() throws -> ClassGrading {
    ClassGrading(by: try options.course(), into: options.out, weakestTier: options.tier)
  }

  func plan(_ folder: String, by grading: ClassGrading) throws -> PlanReport {
    let asked = try options.dueOptions()
    return try grading.plan(
      .init(
        folder: folder, rosterFile: options.rosterFile, looseExercise: asked.looseExercise,
        due: asked.due),
      seed: options.seed, formats: options.formats, isDry: options.isDry
    ) {
      context.tell(context.renderer.text($0))
    }
  }

  func run(by grading: ClassGrading) throws -> GradingRunReport {
    try grading.run(
      options.shard, jobs: options.jobs, cacheFolder: options.cacheFolder,
      due: options.dueOptions().due?.map(\.id)
    ) { run in
      cplatform_leave_when_interrupted(
        "\nStopped. What is graded is kept; the same command goes on from there.\n",
        ExitCode.incomplete.rawValue)
      return try ProgressDisplay(renderer: context.renderer, verb: "graded").watch {
        let progress = run.progress
        return .init(done: progress.done, total: progress.total, ungraded: progress.ungraded)
      } doing: {
        try run.run()
      }
    }
  }

  /// - Parameter isStep: Whether nothing is run in the same call.
  func merge(by grading: ClassGrading, isStep: Bool) throws -> Answer {
    let report = try grading.merge(
      formats: options.formats, due: options.dueOptions().due?.map(\.id))
    var answer = Answer("grade", report, text: context.renderer.text(report, isStep: isStep))
    if !report.conflicts.isEmpty {
      answer.exitCode = .failed
    } else if report.ungraded > 0 {
      answer.exitCode = .incomplete
    }
    return answer
  }
}

/// A value that takes long to make and may not be needed.
private final class LoadedOnce<Value> {
  private let load: () throws -> Value
  private lazy var result = Result { try load() }

  init(_ load: @escaping () throws -> Value) { self.load = load }

  func value() throws -> Value { try result.get() }
}
