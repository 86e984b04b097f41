import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing
import Words

/// What strangers put into a folder to trip whoever reads it: each is refused by a rule of its own,
/// and nobody else's work is touched by it.
struct HostileNameTests {
  /// The lines of a hostile student, after making sure that the neighbour was read as ever.
  private func lines(_ make: (TeachersFolder) throws -> Void) throws -> [String] {
    let folder = try TeachersFolder()
    try folder.write("neighbour/reveal-a-child/Reveal.swift")
    try Disk.makeFolder("\(folder.path)/mal/reveal-a-child")
    try make(folder)
    var lines = try folder.lines()
    expectEqual(lines.popLast(), "neighbour containment/reveal-a-child: Reveal.swift")
    return lines
  }

  @Test(
    "Names that are no text or cannot be seen are refused and shown escaped",
    arguments: [
      (
        Array("a\u{FF}".utf8.dropLast(2)) + [0xFF] + Array(".swift".utf8), "name-encoding",
        "a\\xff.swift"
      ),
      (Array("a\nb.swift".utf8), "name-characters", "a\\u{0a}b.swift"),
      (Array("\u{202E}tfiws.swift".utf8), "name-characters", "\\u{202e}tfiws.swift"),
      (Array("a\\b.swift".utf8), "name-characters", "a\\\\b.swift"),
      (Array("a\u{1B}[2J.swift".utf8), "name-characters", "a\\u{1b}[2J.swift"),
    ] as [([UInt8], String, String)])
  func names(name: [UInt8], rule: String, shown: String) throws {
    let place = "mal/reveal-a-child"
    expectEqual(
      try lines { try $0.write(in: place, name) },
      [
        "mal containment/reveal-a-child: !\(rule) \(place)/\(shown)"
      ])
  }

  @Test("A folder with such a name is not entered")
  func folderName() throws {
    expectEqual(
      try lines { try $0.write("mal/reveal-a-child/Views\u{202E}/A.swift") },
      [
        "mal containment/reveal-a-child: !name-characters mal/reveal-a-child/Views\\u{202e}"
      ])
  }

  @Test(
    "Names that other systems take for one are refused",
    arguments: [
      ("A.swift", "a.swift"), ("\u{E9}.swift", "e\u{301}.swift"), ("ß.swift", "SS.swift"),
    ])
  func twins(first: String, second: String) throws {
    let lines = try lines {
      try $0.write("mal/reveal-a-child/\(first)")
      try $0.write("mal/reveal-a-child/\(second)")
    }
    expectEqual(lines.count, 1)
    expect(
      lines[0].hasPrefix("mal containment/reveal-a-child: !name-twin mal/reveal-a-child/"))
  }

  @Test("A student's folder may be called anything")
  func studentName() throws {
    let folder = try TeachersFolder()
    try folder.write(in: "a\nb/reveal-a-child", Array("A.swift".utf8))
    expectEqual(try folder.lines(), ["a\\u{0a}b containment/reveal-a-child: A.swift"])
  }

  @Test("Two students whose names look the same stay two")
  func twins() throws {
    let folder = try TeachersFolder()
    for name in ["e\u{301}cole", "\u{E9}cole", "ecole", "a\u{328}\u{301}b", "a\u{301}\u{328}b"] {
      try folder.write("\(name)/reveal-a-child/Reveal.swift", "// \(Array(name.utf8))\n")
    }
    let submissions = try folder.submissions()
    expectEqual(
      submissions.map { Array($0.student.utf8) },
      [
        "a\\u{301}\\u{328}b", "a\\u{328}\\u{301}b", "e\\u{301}cole", "ecole", "\u{E9}cole",
      ].map { Array($0.utf8) })
    expectEqual(Set(submissions.map(\.files.digest)).count, 5)
    expectEqual(
      try folder.intake().findings.map(\.message),
      [
        "a\\u{301}\\u{328}b", "a\\u{328}\\u{301}b", "e\\u{301}cole",
      ].map { "Two students' names look the same: one of them is called `\($0)` here." })
  }

  @Test("Links are never followed, wherever they lie")
  func links() throws {
    let secret = "/etc/hostname"
    expectEqual(
      try lines {
        try $0.run("/bin/ln", ["-s", secret, "mal/reveal-a-child/A.swift"])
      }, ["mal containment/reveal-a-child: !symbolic-link mal/reveal-a-child/A.swift"])
    expectEqual(
      try lines {
        try $0.run("/bin/ln", ["-s", "../../neighbour/reveal-a-child", "mal/reveal-a-child/V"])
      }, ["mal containment/reveal-a-child: !symbolic-link mal/reveal-a-child/V"])
    expectEqual(
      try lines {
        try $0.run("/bin/ln", ["-s", "../neighbour/reveal-a-child", "mal/the-delegate"])
      },
      [
        "mal launch/the-delegate: !symbolic-link mal/the-delegate",
        "mal containment/reveal-a-child:",
      ])
  }

  @Test("Work that is nothing but a link to another folder is refused, not missed")
  func linkToAnything() throws {
    let folder = try TeachersFolder()
    try folder.write("neighbour/reveal-a-child/Reveal.swift")
    try folder.run("/bin/mkdir", ["mal"])
    try folder.run("/bin/ln", ["-s", "../neighbour", "mal/work"])
    expectEqual(
      try folder.lines(exercise: "reveal-a-child"),
      [
        "mal containment/reveal-a-child: !symbolic-link mal/work",
        "neighbour containment/reveal-a-child: Reveal.swift",
      ])
  }

  @Test("A student's folder that is a link refuses all of the student's work")
  func linkedStudent() throws {
    let folder = try TeachersFolder()
    try folder.write("neighbour/reveal-a-child/Reveal.swift")
    try folder.run("/bin/ln", ["-s", "neighbour", "mal"])
    expectEqual(
      try folder.lines(exercise: "reveal-a-child"),
      [
        "mal containment/reveal-a-child: !symbolic-link mal",
        "neighbour containment/reveal-a-child: Reveal.swift",
      ])
  }

  @Test(
    "A file that lies elsewhere too is refused, unless everybody may read it",
    arguments: [
      (0o600, "!hard-link mal/reveal-a-child/A.swift"),
      (0o640, "!hard-link mal/reveal-a-child/A.swift"), (0o644, "A.swift"),
    ])
  func hardLink(mode: Int, expected: String) throws {
    let lines = try lines {
      let other = "\($0.path)/neighbour/reveal-a-child/Reveal.swift"
      expectEqual(chmod(other, mode_t(mode)), 0)
      try $0.run("/bin/ln", [other, "mal/reveal-a-child/A.swift"])
      try Disk.remove(other)
      try $0.write("neighbour/reveal-a-child/Reveal.swift")
      try $0.run("/bin/ln", ["mal/reveal-a-child/A.swift", "mal/B.swift"])
    }
    expectEqual(lines, ["mal containment/reveal-a-child: \(expected)"])
  }

  @Test("Pipes and devices are not opened")
  func special() throws {
    let made = try lines {
      expectEqual(mkfifo("\($0.path)/mal/reveal-a-child/A.swift", 0o644), 0)
    }
    expectEqual(
      made, ["mal containment/reveal-a-child: !special-file mal/reveal-a-child/A.swift"])
  }

  @Test("A thousand files refuse the exercise and nothing else")
  func manyFiles() throws {
    expectEqual(
      try lines {
        for number in 0..<1_000 { try $0.write("mal/reveal-a-child/\(number).swift", "") }
      }, ["mal containment/reveal-a-child: !too-many-files mal/reveal-a-child"])
  }

  @Test("More names than anybody hands in refuse all of the student's work")
  func manyNames() throws {
    let folder = try TeachersFolder()
    try folder.write("neighbour/reveal-a-child/Reveal.swift")
    try Disk.makeFolder("\(folder.path)/mal/junk")
    // One file under many names: a file system makes a name much faster than a file.
    try folder.write("mal/junk/0", "")
    for number in 1...20_000 {
      expectEqual(link("\(folder.path)/mal/junk/0", "\(folder.path)/mal/junk/\(number)"), 0)
    }
    expectEqual(
      try folder.lines(exercise: "reveal-a-child"),
      [
        "mal containment/reveal-a-child: !too-many-files mal/junk",
        "neighbour containment/reveal-a-child: Reveal.swift",
      ])
  }

  @Test("Large files, many bytes and deep folders are refused")
  func sizes() throws {
    let place = "mal/reveal-a-child"
    let large = String(repeating: "/", count: (256 << 10) + 1)
    expectEqual(
      try lines { try $0.write("\(place)/A.swift", large) },
      [
        "mal containment/reveal-a-child: !file-too-large \(place)/A.swift"
      ])
    let most = String(repeating: "/", count: 256 << 10)
    expectEqual(
      try lines {
        for number in 0..<5 { try $0.write("\(place)/\(number).swift", most) }
      }, ["mal containment/reveal-a-child: !too-large \(place)"])
    expectEqual(
      try lines { try $0.write("\(place)/a/b/c/d/A.swift") },
      [
        "mal containment/reveal-a-child: a/b/c/d/A.swift"
      ])
    expectEqual(
      try lines { try $0.write("\(place)/a/b/c/d/e/A.swift") },
      [
        "mal containment/reveal-a-child: !too-deep \(place)/a/b/c/d/e"
      ])
  }

  @Test(
    "A folder that cannot be read refuses its student's work alone",
    .enabled(if: getuid() != 0, "root may read everything"))
  func unreadable() throws {
    expectEqual(
      try lines {
        try $0.write("mal/reveal-a-child/A.swift")
        chmod("\($0.path)/mal/reveal-a-child", 0)
      }, ["mal containment/reveal-a-child: !unreadable mal/reveal-a-child"])
  }

  @Test("Every rule tells the student what is wrong and how to go on")
  func words() {
    for rule in IntakeRule.allCases {
      let problem = Submission.Problem(rule: rule.rawValue, shownPath: "ada/A.swift", isFatal: true)
      expectEqual(problem.finding.message, rule.message)
      expectEqual(problem.finding.remedy, rule.remedy)
      expect(rule.message.hasSuffix(".") && rule.remedy.hasSuffix("."))
    }
  }
}
