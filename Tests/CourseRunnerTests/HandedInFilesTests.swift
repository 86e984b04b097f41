import CourseModel
import Expectations
import Testing

@testable import CourseRunner

/// Which files are judged: those that were handed in, or those with the starter's beside them.
@Suite struct HandedInFilesTests {
  private let starter = Starter(FileSet(files: ["Root.swift": [1], "Extra.swift": [2]]))
  private let answer = FileSet(files: ["Root.swift": [UInt8]("let x = 1\n".utf8)])

  /// The paths that were judged, one set after the other, where the first one is not built.
  private func judged(_ findings: Finding...) -> [[String]] {
    var judged: [[String]] = []
    _ = HandedInFiles(answer, of: starter).verdict(of: "x/y") { files in
      judged.append(files.paths)
      return judged.count == 1
        ? Verdict(exercise: "x/y", outcome: .notBuilt, findings: findings)
        : Verdict(exercise: "x/y", outcome: .passed)
    }
    return judged
  }

  @Test("What does not build is tried once more with the starter's files that are not there")
  func completed() {
    expectEqual(
      judged(Finding(.compileError, "no Extra")), [["Root.swift"], ["Extra.swift", "Root.swift"]])
  }

  @Test(
    "What met the compiler's limit or the gate is not tried again",
    arguments: [Finding.Kind.compileLimit, .rejected])
  func limit(kind: Finding.Kind) {
    expectEqual(judged(Finding(kind, "too long")), [["Root.swift"]])
    expectEqual(
      judged(Finding(.compileError, "no Extra"), Finding(kind, "too long")), [["Root.swift"]])
  }
}
