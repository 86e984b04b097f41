import CourseRunner
import Foundation
import Expectations
import Testing

/// A batch on the engines that carry one past a machine, real ones, each of which loses something in
/// the middle. They take minutes, and `make soak` switches them on.
@Suite(.serialized, .enabled(if: Engine.areWanted, "set ENGINE_TESTS=1, as `make soak` does"))
struct EngineTests {
  @Test(
    "GNU parallel over ssh, killed in the middle and begun again, ends with the book of one run",
    .enabled(if: Engine.parallel.isThere, Engine.parallel.absence))
  func parallel() throws {
    let (said, shares) = try run(.parallel)
    expect(said.contains("two machines over ssh\n") || said.contains("NO SSHD: "))
    expect(said.contains("killed with "))
    // What was missing after the kill is what the second run took up.
    expect(shares > 0)
  }

  @Test(
    "Slurm that loses one of two nodes begins its tasks again, and ends with the book of one run",
    .enabled(if: Engine.slurm.isThere, Engine.slurm.absence))
  func slurm() throws {
    let (said, _) = try run(.slurm)
    expect(said.contains("n2 died in share "))
    expect(said.contains("due to failure of node n2\n"))
    expect(said.hasSuffix("engine: merged\n"))
  }

  @Test(
    "Gradescope's autograder leaves its results in a root laid out as Gradescope's",
    .enabled(if: Engine.gradescope.isThere, Engine.gradescope.absence),
    .enabled(if: getuid() == 0, "NOT TESTED: only root may lay out a root of its own"))
  func gradescope() throws {
    let work = try ClassOnDisk()
    try work.handIn("ada", ["AppDelegate.swift": try work.solution()])
    try work.handIn(
      "mal", ["Exit.swift": "import Foundation\n\nfunc finish() { exit(0) }\n"])
    let good = try gradescopeResults(of: "ada", in: work)
    expectEqual(good.score, 4)
    expectEqual(good.tests.map(\.status), ["passed", "passed", "passed"])
    let hostile = try gradescopeResults(of: "mal", in: work)
    expectEqual(hostile.score, 0)
    expectEqual(hostile.tests.map(\.status), ["failed"])
  }

  /// What Gradescope would read of a student's work.
  private func gradescopeResults(
    of student: String, in work: ClassOnDisk
  ) throws -> GradescopeResults {
    let answer = try Engine.gradescope.grade(work, of: student, into: "results-\(student)")
    try #require(answer.code == 0, "\(answer.output)")
    let text = try work.result("results.json", of: "results-\(student)")
    return try JSONDecoder().decode(GradescopeResults.self, from: Data(text.utf8))
  }

  /// Grades a class on that engine and by one call, and compares.
  ///
  /// - Returns: What the engine's script said, and how many shares it says it ran after the loss.
  private func run(_ engine: Engine) throws -> (said: String, shares: Int) {
    let work = try ClassOnDisk()
    try work.handInMany()
    let answer = try engine.grade(work, into: "engine")
    print(answer.output, terminator: "")
    try #require(answer.code == 0, "\(answer.output)\(answer.complaint)")
    let seeds = try work.result("seeds.json", of: "engine")
    work.seed = try #require(seeds.firstMatch(of: /:(\d+)/)).1.description
    try work.gradeWhole()
    try work.expectSameResults("engine")
    let again = answer.output.split(separator: "\n").last { $0.contains("second run: ") }
    return (answer.output, again.flatMap { Int($0.split(separator: " ")[3]) } ?? 0)
  }
}

private struct GradescopeResults: Decodable {
  var score: Int
  var tests: [Test]

  struct Test: Decodable {
    var name: String
    var status: String
    var score: Int
  }
}

extension ClassOnDisk {
  /// Sixty-four students: sixteen hand in what another one did, and every fourth is wrong somehow.
  fileprivate func handInMany() throws {
    for number in 0..<64 {
      let own = "// \(number % 48)\n"
      let delegate =
        switch number % 48 {
        case 3, 7, 11: "class {\(own)"
        case 15, 19: try solution(adding: own).replacing("return true", with: "fatalError()")
        case let wrong where wrong % 4 == 3:
          try solution(adding: own).replacing("makeKeyAndVisible()", with: "isHidden = true")
        default: try solution(adding: own)
        }
      try handIn("student-\(number)", ["AppDelegate.swift": delegate])
    }
  }
}
