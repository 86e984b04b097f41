import CourseModel
import CourseRunner
import Foundation
import Grading

/// The words of a call of `course grade` as values.
struct GradingOptions {
  private let call: Call
  let course: () throws -> Course
  let out: OutFolder
  let isDry: Bool
  /// The weakest sandbox that is accepted.
  let tier: SandboxTier
  /// What random inputs are drawn from; nil where the call does not say.
  let seed: UInt64?
  /// How many submissions are graded at the same time.
  let jobs: Int
  let shard: Shard
  /// How many shares there are.
  let shares: Int
  /// How much is graded again, such as 0.01.
  let sample: Double
  let formats: [any ResultFormat]

  /// Reads all options first, so that usage errors come before any long work.
  ///
  /// - Parameter course: Loads the course; called only where a word names one of its exercises.
  init(_ call: Call, course: @escaping () throws -> Course) throws {
    self.call = call
    self.course = course
    isDry = call.has("--dry")
    guard let path = call.value(of: "--out") ?? (isDry ? "." : nil) else {
      throw UsageProblem.missingOption("--out", command: "grade")
    }
    out = OutFolder(path: Self.absolute(path))
    tier = try Self.tier(call)
    seed = try call.seed()
    jobs = try Self.jobs(call)
    formats = try Self.formats(call, course)
    sample = try Self.sample(call)
    shard = try Self.shard(call)
    shares = try Self.shares(call)
  }

  /// What is due, and whose loose files are.
  func dueOptions() throws -> DueOptions { try DueOptions(call, in: course().catalog) }

  var rosterFile: String? { call.value(of: "--roster") }
  var cacheFolder: String? { call.value(of: "--cache") }

  /// The absolute path; `..` is resolved if the folders before it exist.
  private static func absolute(_ path: String) -> String {
    let path = Disk.absolutePath(path)
    if let real = Disk.realPath(path) { return real }
    let folder = path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    return Disk.realPath(folder).map { "\($0)/\(path.lastComponent)" } ?? path
  }

  private static func tier(_ call: Call) throws(UsageProblem) -> SandboxTier {
    guard let word = call.value(of: "--tier") else { return .limits }
    guard let tier = SandboxTier(rawValue: word) else {
      throw .badValue(
        word, option: "--tier",
        expected: SandboxTier.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return tier
  }

  private static func shard(_ call: Call) throws(UsageProblem) -> Shard {
    guard let word = call.value(of: "--shard") else { return .whole }
    guard let shard = Shard(word, environment: ProcessInfo.processInfo.environment) else {
      throw .badValue(
        word, option: "--shard", expected: "K/N with K from 0 to N-1, or auto/N inside an engine"
      )
    }
    return shard
  }

  private static func shares(_ call: Call) throws(UsageProblem) -> Int {
    let word = call.value(of: "--shards") ?? "1"
    guard let count = Int(word), count > 0 else {
      throw .badValue(word, option: "--shards", expected: "a number of shares")
    }
    return count
  }

  private static func jobs(_ call: Call) throws(UsageProblem) -> Int {
    guard let word = call.value(of: "--jobs") else {
      return ProcessInfo.processInfo.activeProcessorCount
    }
    guard let jobs = Int(word), (1...256).contains(jobs) else {
      throw .badValue(word, option: "--jobs", expected: "a number from 1 to 256")
    }
    return jobs
  }

  private static func sample(_ call: Call) throws(UsageProblem) -> Double {
    let word = call.value(of: "--sample") ?? "1%"
    guard word.hasSuffix("%"), let percent = Double(word.dropLast()), percent > 0, percent <= 100
    else {
      throw .badValue(word, option: "--sample", expected: "a share such as 1%")
    }
    return percent / 100
  }

  private static func formats(
    _ call: Call, _ course: () throws -> Course
  ) throws -> [any ResultFormat] {
    let names = try call.values(of: "--format") ?? []
    let known = ResultFormats.all(
      environment: ProcessInfo.processInfo.environment,
      assignments: try assignments(call, for: names, course))
    return try names.map { name in
      guard let format = known.first(where: { type(of: $0).name == name }) else {
        throw UsageProblem.badValue(
          name, option: "--format",
          expected: ResultFormats.names.joined(separator: ", "))
      }
      return format
    }
  }

  /// The assignments at Canvas that the call names.
  private static func assignments(
    _ call: Call, for formats: [String], _ course: () throws -> Course
  ) throws -> CanvasAssignments {
    guard let text = call.value(of: "--assignment") else { return CanvasAssignments() }
    guard formats.contains(CanvasFormat.name) else {
      throw UsageProblem.missingOption("--format canvas", command: "grade … --assignment")
    }
    let catalog = try course().catalog
    let named = try CanvasAssignments(text) { try catalog.exercise(named: $0).id }
    guard let named else {
      throw UsageProblem.badValue(
        text, option: "--assignment",
        expected:
          "a title with its number as Canvas exports it, such as `Week 3 (1234)`, or with an "
          + "exercise: `keep-the-window=Week 3 (1234)`")
    }
    return named
  }
}
