import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

/// The miniature course with its private lessons, graded by the compilers and judges of practice.
@Suite struct CourseGraderTrials {
  private let folder: String

  init() throws {
    let temporary = Disk.realPath(NSTemporaryDirectory()) ?? "/tmp"
    folder = "\(temporary)/course-tests-\(UUID().uuidString)"
    let fixture = "\(#filePath.deletingLastComponents(3))/CommandLineTests/Fixture"
    try FileSet(folder: fixture).write(to: folder)
  }

  /// Does something with a grader, and removes everything after it.
  private func grading(
    _ body: (_ grader: CourseGrader, _ scratch: String) throws -> Void
  ) throws {
    defer { try? Disk.remove(folder) }
    let products = Installation.current.executable.deletingLastComponents(1)
    let installation = Installation(executable: "\(products)/course")
    let course = Course(
      root: folder, judges: JudgeProcesses(executable: installation.executable),
      installation: installation,
      generated: .ours,
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "",
      privateLessons: "\(folder)/PrivateLessons")
    let scratch = "\(folder)/scratch"
    try Disk.makeFolder(scratch)
    let sandbox = try Sandbox(maximum: .limits, searchPath: course.searchPath)
    try body(try CourseGrader(course: course, sandbox: sandbox, scratch: scratch), scratch)
  }

  private func window(_ grader: CourseGrader) throws -> PlannedExercise {
    try #require(try grader.exercises(["launch-sequence/the-window"]).first)
  }

  private func write(_ text: String, to name: String) throws {
    try FileSet(files: [name: [UInt8](text.utf8)]).write(to: folder)
  }

  /// What passes every check that a student can see.
  private var overfitted: FileSet {
    get throws {
      let exercise = "01-LaunchSequence/02-the-window"
      let mistake = "PrivateLessons/\(exercise)/Mistakes/SizeOfOnePhone"
      return try FileSet(folder: "\(folder)/Lessons/\(exercise)/Starter")
        .overlaid(with: FileSet(folder: "\(folder)/\(mistake)"))
    }
  }

  private static let exercises: Set = [
    "launch-sequence/the-window", "containment/reveal", "containment/exam",
  ]
  private static let checks = "PrivateLessons/01-LaunchSequence/02-the-window/Checks.swift"

  @Test("A plan knows the checks of both sorts, what they are worth and who may see them")
  func plan() throws {
    try grading { grader, _ in
      let exercises = try grader.exercises(Self.exercises)
      let facts = exercises.map { exercise in
        ["\(exercise.id) \(exercise.possible.decimal(places: 0))"]
          + exercise.checks.map { "\($0.name), \($0.points.decimal(places: 0)), \($0.visibility)" }
      }
      expectEqual(
        facts,
        [
          [
            "launch-sequence/the-window 8",
            "the window outlives the launch, 2, visible",
            "the root controller's view is loaded, 1, visible",
            "the app does not crash, 1, visible",
            "the window fills whatever screen there is, 3, hidden",
            "the window is the key window, 1, afterDueDate",
          ],
          ["containment/reveal 1", "the app launches, 1, visible"],
          ["containment/exam 5", "there is a window, 5, hidden"],
        ])
      expectEqual(try grader.privateFindings(), [])
      let text = try Disk.text("\(folder)/\(Self.checks)")
      try write(text + "// another byte\n", to: Self.checks)
      let later = try grader.exercises(Self.exercises)
      expectEqual(later.map(\.checks), exercises.map(\.checks))
      expectEqual(zip(later, exercises).map { $0.digest == $1.digest }, [false, true, true])
    }
  }

  @Test("What was made for the visible checks alone loses the points of the private ones")
  func grading() throws {
    try grading { grader, scratch in
      let worker = try grader.makeWorker()
      defer { worker.end() }
      let exercise = try window(grader)
      let work = worker.grade(try overfitted, for: exercise, seed: 7)
      expectEqual(work.outcome, .failed)
      expectEqual(work.checks.map(\.result.outcome), [.passed, .passed, .passed, .failed, .passed])
      expectEqual(work.checks.map(\.visibility), exercise.checks.map(\.visibility))
      expectEqual(work.checks.map(\.result.seed), [nil, nil, nil, 7, nil])
      expectEqual(work.checks[3].result.feedback.map(\.mistake), ["SizeOfOnePhone"])
      expectEqual(work, worker.grade(try overfitted, for: exercise, seed: 7))
      for canary in try grader.canaries(for: exercise) {
        expect(canary.isExpected(worker.grade(canary.files, for: exercise, seed: 7).outcome))
      }
      // What private checks are made of lies where only their judge looks.
      let secret = Data("fills whatever screen".utf8)
      let places = Disk.files(below: folder).filter { file in
        !file.hasPrefix("PrivateLessons/")
          && (try? Data(contentsOf: URL(filePath: "\(folder)/\(file)")))?.range(of: secret) != nil
      }
      expect(places.allSatisfy { $0.hasPrefix("scratch/parts/") }, "\(places)")
      expect(!places.isEmpty)
      let mode = try FileManager.default.attributesOfItem(atPath: "\(scratch)/parts")[
        .posixPermissions]
      expectEqual(mode as? Int, 0o700)
    }
  }

  @Test("A part of the starter that does not pass is the starter, with no points")
  func partOfStarter() throws {
    try grading { grader, _ in
      let worker = try grader.makeWorker()
      defer { worker.end() }
      let starter = try FileSet(folder: "\(folder)/Lessons/01-LaunchSequence/02-the-window/Starter")
      let work = worker.grade(
        starter.without(["RootViewController.swift"]), for: try window(grader), seed: 7)
      expectEqual(work.outcome, .untouched)
      expectEqual(work.checks, [])
    }
  }

  @Test("Private checks that do not compile take nothing with them, and teachers are told")
  func broken() throws {
    try write("import CourseKit\nlet exercise = secret()\n", to: Self.checks)
    try grading { grader, _ in
      expectEqual(
        try grader.privateFindings().map(\.message),
        [
          "The lesson does not compile: cannot find 'secret' in scope"
        ])
      let exercise = try window(grader)
      expectEqual(exercise.possible, Fraction(4))
      let worker = try grader.makeWorker()
      defer { worker.end() }
      let work = worker.grade(try overfitted, for: exercise, seed: 1)
      expectEqual(work.outcome, .passed)
      expectEqual(work.findings, [])
    }
  }

  @Test("Private checks that fail while they run cost nothing, and say nothing of what they are")
  func trap() throws {
    try write(
      """
      import CourseKit
      let exercise = Exercise(iOS: 6) {
        Check("a secret") { _ in fatalError("the secret is 42") }
      }
      """, to: Self.checks)
    try grading { grader, _ in
      let worker = try grader.makeWorker()
      defer { worker.end() }
      expectEqual(
        worker.grade(try overfitted, for: try window(grader), seed: 1),
        GradedWork(
          outcome: .infra,
          findings: [
            Finding(
              .internalFault, "Private checks of the exercise could not be run.",
              remedy: "A teacher sees why with `course verify --lessons DIR`.")
          ]))
    }
  }

  @Test("Checks that are not those of the plan grade nobody")
  func changed() throws {
    try grading { grader, _ in
      var exercise = try window(grader)
      exercise.checks.removeLast()
      let worker = try grader.makeWorker()
      defer { worker.end() }
      let work = worker.grade(try overfitted, for: exercise, seed: 1)
      expectEqual(work.outcome, .infra)
      expectEqual(
        work.findings.map(\.message),
        [
          "The checks of `launch-sequence/the-window` have changed since the plan was made."
        ])
    }
  }
}
