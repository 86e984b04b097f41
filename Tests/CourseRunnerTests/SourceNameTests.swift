import CourseModel
import Expectations
import Testing

@testable import CourseRunner

/// What a student calls a file is what the student reads of it, and nothing that a tool is given.
@Suite struct SourceNameTests {
  private let names = SourceNames(
    of: FileSet(files: [
      "main.swift": [], "Info.plist": [], "-o.swift": [], "Views/it's \"A\" (1) ä😀.swift": [],
      "a\\(b).swift": [], "x:1:1: error: y\n.swift": [],
    ]))

  @Test("Files are numbered in the order of their paths; the program's own is called as ever")
  func numbers() {
    expectEqual(
      names.paths.map { "\(names.name(of: $0)) \($0)" },
      [
        "f001.swift -o.swift", "f002.swift Views/it's \"A\" (1) ä😀.swift",
        "f003.swift a\\(b).swift", "main.swift main.swift",
        "f005.swift x:1:1: error: y\n.swift",
      ])
  }

  @Test(
    "The program's own file may lie in a folder, as in a project of Xcode's; the outermost counts")
  func mainInFolder() {
    let names = SourceNames(
      of: FileSet(files: ["A/A/main.swift": [], "A/main.swift": [], "domain.swift": []]))
    expectEqual(names.paths.map(names.name), ["f001.swift", "main.swift", "f003.swift"])
    expectEqual(
      names.head(of: "A/main.swift"), "#sourceLocation(file: \"A/main.swift\", line: 1)\n")
    expectEqual(names.path(of: "A/main.swift"), "A/main.swift")
  }

  @Test("The first line that only the compiler sees says whose file it is")
  func heads() {
    expectEqual(
      names.paths.map(names.head),
      [
        "#sourceLocation(file: \"-o.swift\", line: 1)\n",
        "#sourceLocation(file: \"Views/it's \\\"A\\\" (1) ä😀.swift\", line: 1)\n",
        "#sourceLocation(file: \"a\\\\(b).swift\", line: 1)\n", "",
        "#sourceLocation(file: \".f005.swift\", line: 1)\n",
      ])
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    expectEqual(
      names.staged(mark + Array("x".utf8), of: "-o.swift"),
      mark + Array("#sourceLocation(file: \"-o.swift\", line: 1)\nx".utf8))
  }

  @Test("Messages come back to the student's file, also behind a directive of the student's own")
  func messages() {
    func place(_ file: String, _ line: Int?) -> String {
      let restored = names.restored(
        CompilerDiagnostic(severity: .error, message: "", file: file, line: line))
      return "\(restored.file) \(restored.line ?? 0)"
    }
    expectEqual(place("-o.swift", 3), "-o.swift 3")
    expectEqual(place("Views/it's \\\"A\\\" (1) ä😀.swift", 3), "Views/it's \"A\" (1) ä😀.swift 3")
    expectEqual(place(".f005.swift", 3), "x:1:1: error: y\n.swift 3")
    expectEqual(place("f003.swift", 3), "a\\(b).swift 2")
    expectEqual(place("f003.swift", 1), "a\\(b).swift 0")
    expectEqual(place("Stage.swift", 3), "Stage.swift 3")
    expectNil(names.path(of: "Stage.swift"))
  }
}
