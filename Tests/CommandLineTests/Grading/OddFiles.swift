import CourseRunner
import Foundation

/// Submissions whose harm is not in what is written in them: names, links, devices, archives.
enum OddFiles {
  /// Hands them all in; what each must come to, by student.
  static func handIn(to work: AttackedClass) throws -> [String: String] {
    let solution = SpeakerCourse.speaker(say: "label.text = word", add: "a + b")
    var expected: [String: String] = [:]
    for (student, name, outcome) in names {
      try work.handIn(
        student, ["SpeakerViewController.swift": solution, name: "let harmless = 1\n"])
      expected[student] = outcome
    }
    for (student, script, outcome) in scripts {
      try work.handIn(student, ["SpeakerViewController.swift": solution])
      try work.run("cd '\(student)/01-say-it'\n\(script)")
      expected[student] = outcome
    }
    for (student, script, outcome) in archives {
      try work.handIn("made of it", ["SpeakerViewController.swift": solution])
      try work.run(
        "mkdir '\(student)'; cd 'made of it'\n\(script.replacing("OUT", with: "'../\(student)'"))")
      try work.run("rm -rf 'made of it'")
      expected[student] = outcome
    }
    return expected
  }

  private static let names: [(student: String, file: String, outcome: String)] = [
    ("a file of options", "@x.swift", "passed"),
    ("an option", "-o.swift", "passed"),
    ("an option in a folder", "-I/x.swift", "passed"),
    ("a line break", "x\ny.swift", "rejected(name-characters)"),
    ("a name backwards", "x\u{202E}tfiws.swift", "rejected(name-characters)"),
    ("a terminal's escape", "x\u{1B}[2J.swift", "rejected(name-characters)"),
    ("a twin", "appdelegate.swift", "rejected(name-twin)"),
    ("a colon", "x:1:1: error: y.swift", "rejected(file-name)"),
    ("the same name below", "Views/AppDelegate2.swift", "passed"),
    ("a folder too deep", "a/b/c/d/e/f.swift", "rejected(too-deep)"),
    ("a manifest", "Package.swift", "passed"),
    ("quotes", "it's \"$(touch escape)\".swift", "passed"),
    ("a formula", "=HYPERLINK(x).swift", "passed"),
    ("a command", "it's $(touch escape);`x`.swift", "passed"),
    ("letters", "Größe.swift", "passed"),
    ("the glue below", "a/CourseGlue.swift", "compile-error"),
    ("a module", "UIKit.swiftmodule", "passed"),
    ("an emoji", "👩‍👩‍👧‍👦.swift", "rejected(name-characters)"),
  ]

  private static let scripts: [(student: String, script: String, outcome: String)] = [
    ("a link", "ln -s /etc/passwd Words.swift", "rejected(symbolic-link)"),
    ("a link of a folder", "ln -s /etc More", "rejected(symbolic-link)"),
    ("a link to itself", "ln -s Loop.swift Loop.swift", "rejected(symbolic-link)"),
    (
      "a file twice", "chmod 600 AppDelegate.swift; ln AppDelegate.swift ../Twice.swift",
      "rejected(hard-link)"
    ),
    ("a pipe", "mkfifo Pipe.swift", "rejected(special-file)"),
    ("a sparse file", "truncate -s 1T Sparse.swift", "rejected(file-too-large)"),
    ("bytes", "printf 'let x = 1\\377\\n' > Bytes.swift", "compile-error"),
    ("two of a name", "mkdir A B; echo > A/X.swift; echo > B/X.swift", "compile-error"),
    ("many files", "for i in $(seq 100); do echo > F$i.swift; done", "rejected(too-many-files)"),
    ("nothing", "rm *", "missing"),
    ("a folder instead", "mkdir Folder.swift; echo > Folder.swift/x.swift", "passed"),
  ]

  private static let archives: [(student: String, script: String, outcome: String)] = [
    ("an honest zip", "zip -qr OUT/work.zip 01-say-it", "passed"),
    ("an honest tar", "tar czf OUT/work.tar.gz 01-say-it", "passed"),
    (
      "a link in a tar", "ln -s /etc/passwd 01-say-it/P.swift; tar czf OUT/work.tar.gz 01-say-it",
      "rejected(symbolic-link)"
    ),
    (
      "a link in a zip", "ln -s /etc/passwd 01-say-it/P.swift; zip -qry OUT/work.zip 01-say-it",
      "rejected(symbolic-link)"
    ),
    (
      "a hard link in a tar",
      "ln 01-say-it/AppDelegate.swift P.swift; tar czf OUT/w.tgz P.swift 01-say-it", "passed"
    ),
    (
      "a pipe in a tar", "mkfifo 01-say-it/P.swift; tar czf OUT/w.tgz 01-say-it",
      "rejected(special-file)"
    ),
    (
      "a way out", "tar czPf OUT/w.tgz --transform 's,^01-say-it/A,../../../escape-A,' 01-say-it",
      "rejected(archive-escapes)"
    ),
    (
      "an absolute way out",
      "tar czPf OUT/w.tgz --transform 's,^01-say-it/A,/tmp/escape-A,' 01-say-it",
      "rejected(archive-escapes)"
    ),
    (
      "a bomb", "head -c 300000000 /dev/zero > 01-say-it/Big.swift; tar czf OUT/w.tgz 01-say-it",
      "rejected(archive-too-large)"
    ),
    (
      "an archive in an archive", "tar czf w.tgz 01-say-it; tar czf OUT/o.tgz w.tgz",
      "rejected(nested-archive)"
    ),
    (
      "half an archive", "tar czf w.tgz 01-say-it; head -c 200 w.tgz > OUT/w.tgz",
      "rejected(archive-damaged)"
    ),
    ("no archive", "echo hello > OUT/w.zip", "rejected(archive-kind)"),
  ]
}
