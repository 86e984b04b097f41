import Foundation

/// What a teacher waits for: whole batches of `course grade`, with the strongest sandbox there is.
struct GradingBench {
  /// The course's folder, in which the submissions are made, too.
  let folder: URL
  let course: String
  let exercise: String
  /// The files of a submission that passes.
  let answer: [String: String]

  static let distinct = 200
  static let copies = 10_000
  static let planned = 100_000

  /// - Parameters:
  ///   - check: Seconds of one `course check` of the same files.
  ///   - test: Seconds of one `swift test` of the same app.
  ///   - compile: Measures the seconds of the bare compiler on the same files.
  func add(
    to table: inout Table, check: Double, test: Double, compile: () throws -> Double
  ) throws {
    let single = try handIn(1, different: 1, as: "single")
    // The first batch of a build compiles the system's headers, for all that come after it.
    table.add("grading, the first submission of all", seconds: try grade(single, "first").seconds)
    table.add("grading, one submission", seconds: try grade(single, "second").seconds)
    let several = try handIn(Self.distinct, different: Self.distinct, as: "distinct")
    let both = try grade(several, "both")
    // Machines change their pace: what is compared is measured before and after.
    let before = try compile()
    let one = try grade(several, "one", "--jobs", "1")
    let bare = (before + (try compile())) / 2
    let rate = Double(Self.distinct) / both.seconds
    table.add("grading, \(Self.distinct) different submissions", perSecond: rate, least: 8)
    let each = one.seconds / Double(Self.distinct)
    table.add("  each, on one worker, with gate and sandbox", seconds: each)
    table.add("  each / bare compile of the same files", ratio: each / bare, most: 1.3)
    table.add("  each / course check", ratio: each / check)
    table.add("  each / swift test", ratio: each / test)

    let copies = try handIn(Self.copies, different: 20, as: "copies")
    let alike = try grade(copies, "alike")
    table.add(
      "grading, \(Self.copies) submissions, 20 different",
      perSecond: Double(Self.copies) / alike.seconds, least: 200)
    table.add(
      "  peak memory of the parent", megabytes: Double(alike.peakBytes) / 1e6, target: 150)

    let many = try handIn(Self.planned, different: Self.planned, as: "many")
    let dry = try measured(["grade", "plan", many, "--dry", "--exercise", exercise, "--out", "dry"])
    table.add("dry plan of \(Self.planned) submissions", seconds: dry.seconds, target: 10)
  }

  private func grade(
    _ submissions: String, _ out: String, _ options: String...
  ) throws
    -> Measurement
  {
    try measured(["grade", submissions, "--out", out, "--exercise", exercise] + options)
  }

  private func measured(_ arguments: [String]) throws -> Measurement {
    let measurement = try Command(path: course, arguments: arguments, directory: folder.path).run()
    guard measurement.exitCode == 0 else {
      throw BenchFailure(
        "course \(arguments.joined(separator: " ")) failed with exit code "
          + "\(measurement.exitCode).")
    }
    return measurement
  }

  /// Makes a folder for each student; every `different`th hands in the same again.
  private func handIn(_ count: Int, different: Int, as name: String) throws -> String {
    let batch = folder.appending(path: name)
    for number in 0..<count {
      let student = batch.appending(path: String(format: "student-%06d", number))
      try FileManager.default.createDirectory(at: student, withIntermediateDirectories: true)
      for (file, text) in answer {
        try Data((text + "// \(number % different)\n").utf8).write(
          to: student.appending(path: file))
      }
    }
    // What the bench itself has written is not to be written while it measures.
    sync()
    return name
  }
}
