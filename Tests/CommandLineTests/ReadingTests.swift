import CourseRunner
import Expectations
import Testing

/// Commands that need no compiled code.
@Suite struct ReadingTests {
  @Test("The list shows every part")
  func list() throws {
    expectEqual(
      try CourseOnDisk().call("list").output,
      """
      From tap to first frame
      »   first-launch  First launch
          the-window    Keep the window                                                                  -

      Controllers in controllers
          reveal        Reveal a child                                                                   -

      ✓ done   · begun   » next

      """)
  }

  @Test("The list of one lesson is that lesson's")
  func lesson() throws {
    expectEqual(
      try CourseOnDisk().call("list", "containment").output,
      """
      Controllers in controllers
          reveal  Reveal a child                                                                         -

      ✓ done   · begun   » next

      """)
  }

  @Test("A task is shown with the files to edit, a lesson with its narrative")
  func show() throws {
    let course = try CourseOnDisk()
    expectEqual(
      try course.call("show", "the-window").output,
      "# Keep the window\n\nMake the window outlive the launch.\n")
    expectEqual(
      try course.call("show", "launch-sequence").output,
      "# From tap to first frame\n\nWho makes the window?\n")
  }

  @Test("A page beside the lessons is shown, and is nothing to list, check or verify")
  func page() throws {
    let course = try CourseOnDisk()
    try course.write("# Then and now\n\nWhat has changed.\n", to: "Lessons/ThenAndNow.md")
    expectEqual(try course.call("show", "then").output, "# Then and now\n\nWhat has changed.\n")
    for command in ["list", "check", "verify", "play", "hint"] {
      let answer = try course.call(command, "then-and-now")
      expectEqual(answer.code, 64)
      expect(answer.complaint.contains("then-and-now"), "\(command): \(answer.complaint)")
    }
  }

  @Test("A rule is shown by its code, and a code that is not there gets the nearest")
  func rule() throws {
    let course = try CourseOnDisk()
    let pages = "Sources/HeadlessUIKit/Documentation.docc"
    let repo = "\(#filePath.deletingLastComponents(3))"
    try FileSet(folder: "\(repo)/\(pages)").write(to: "\(course.path)/\(pages)")
    for code in ["23", "rule 23", "Rule 23"] {
      let answer = try course.call("ios", "--rule", code)
      expectEqual(answer.code, 0)
      expect(answer.output.hasPrefix("Rule 23: A launch must end with a root view controller\n"))
      expect(answer.output.contains("\n  M9b  A window without a root view controller"))
      expect(answer.output.contains("\n  missingRootRaises "))
      expect(answer.output.contains("\n  HeadlessUIKit/"))
    }
    let question = try course.call("ios", "--rule", "Q16").output
    expect(
      question.contains("\nModelled in `Sources/`\n  HeadlessUIKit/Core/Window/"), "\(question)")
    expect(question.contains("\nProven by\n  WindowRuleTests/releasing\n"), "\(question)")
    let traced = try course.call("ios", "--rule", "39").output
    expect(traced.contains("\n  Tests/ConformanceTests/Traces/T13.json\n"), "\(traced)")
    expectEqual(
      try course.call("ios", "--rule", "M9"),
      .init(
        output: "",
        complaint: "error: The rule book has no entry `M9`.\n"
          + "  To go on: Did you mean `M9a` or `M9b`?\n", code: 64))
    let document = try course.call("ios", "--rule", "or-14058168", "--json").output
    expect(document.contains("\"code\" : \"OR-14058168\""))
    expect(document.contains("\"kind\" : \"rule\""))
  }

  @Test("Rules are listed by chapter, and a chapter that is not there gets those that are")
  func rules() throws {
    let course = try CourseOnDisk()
    let pages = "Sources/HeadlessUIKit/Documentation.docc/Rules"
    let facts = "\n- Versions: all\n- Confidence: inferred\n- Sources: A\n"
    try course.write("# B\n\n### Rule 2: It ends\n\nSo.\n\(facts)", to: "\(pages)/B.md")
    try course.write("# A\n\n### Rule 1: It starts\n\nSo.\n\(facts)", to: "\(pages)/A.md")
    for (name, text) in [
      ("Messages", "# M\n"), ("OpenQuestions", "# Q\n"), ("Sources", "# S\n\n### A\n\nApple.\n"),
    ] {
      try course.write(text, to: "Sources/HeadlessUIKit/Documentation.docc/\(name).md")
    }
    let end = "`course ios --rule CODE` shows a rule.\n"
    expectEqual(
      try course.call("rules").output, "A\n  1  It starts\n\nB\n  2  It ends\n\n\(end)")
    expectEqual(try course.call("rules", "b").output, "B\n  2  It ends\n\n\(end)")
    expectEqual(
      try course.call("rules", "C"),
      .init(
        output: "",
        complaint:
          "error: The rule book has no chapter `C`.\n  To go on: Write one of `A`, `B`.\n",
        code: 64))
    expect(try course.call("rules", "--json").output.contains("\"kind\" : \"rules\""))
  }

  @Test("Where the pages are missing or broken, the answer says where")
  func brokenRules() throws {
    let course = try CourseOnDisk()
    let answer = try course.call("ios", "--rule", "23")
    expectEqual(answer.code, 69)
    expect(answer.complaint.contains("There is no rule book here"), "\(answer.complaint)")
    let page = "Sources/HeadlessUIKit/Documentation.docc/Rules/Launch.md"
    try course.write("# Launch\n\n### Rule 1: It starts\n\n- Versions: some\n", to: page)
    let broken = try course.call("ios", "--rule", "1")
    expectEqual(broken.code, 70)
    expect(broken.complaint.contains("\(page):5"), "\(broken.complaint)")
  }

  @Test("A reset brings the starter back and prints the backup's name")
  func reset() throws {
    let course = try CourseOnDisk()
    try course.write("mine", to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("reset", "the-window")
    expectEqual(
      answer,
      .init(
        output: """
          launch-sequence/the-window is as it was at the beginning.

          Your files:
            Workspace/01-LaunchSequence/02-the-window/AppDelegate.swift
            Workspace/01-LaunchSequence/02-the-window/RootViewController.swift

          Your old files are kept in `Workspace/.course/backups/launch-sequence.the-window.1`.

          """, complaint: "", code: 0))
    expectEqual(
      try course.text(
        "Workspace/.course/backups/launch-sequence.the-window.1/AppDelegate.swift"), "mine")
  }

  @Test("A solution is kept back until it is wanted anyway")
  func solution() throws {
    let course = try CourseOnDisk()
    let kept = try course.call("solution", "the-window")
    expectEqual(kept.code, 1)
    expectEqual(
      kept.complaint,
      """
      error: The exercise `launch-sequence/the-window` is not solved yet.
        Workspace/01-LaunchSequence/02-the-window
        To go on: `course hint the-window` helps; `--anyway` shows the solution anyway.

      """)
    expectEqual(try course.call("solution", "the-window", "--anyway").code, 0)
  }

  @Test("The doctor finds the tools that built these tests")
  func doctor() throws {
    let answer = try CourseOnDisk().call("doctor")
    expectEqual(answer.code, 0)
    // How well this machine holds strangers' submissions is not for this test to say.
    let signs = answer.output.split(separator: "\n").map { $0.prefix(10) }
      .filter { !$0.hasPrefix(" ") && !$0.hasSuffix("sandbox ") }
    expectEqual(
      signs,
      [
        "✓ compiler", "✓ linker  ", "✓ modules ", "✓ symboliz", "✓ editors ", "✓ workspac",
        "✓ lessons ",
      ])
  }

  @Test("Without a compiler the doctor says how to get one, and ends with 69")
  func doctorWithoutCompiler() throws {
    let answer = try CourseOnDisk().call(["doctor"], environment: ["PATH": "/nowhere"])
    expectEqual(answer.code, 69)
    expect(
      answer.output.hasPrefix(
        """
        ✗ compiler    There is no Swift compiler on the PATH.
                      To go on: Install Swift from swift.org/install and open a new terminal.

        """))
  }

  @Test("A damaged progress file is told beside the answer")
  func damagedProgress() throws {
    let course = try CourseOnDisk()
    try course.write("{", to: "Workspace/.course/progress.json")
    let answer = try course.call("list", "containment")
    expectEqual(answer.code, 0)
    expectEqual(
      answer.complaint,
      """
      warning: The progress file is damaged and has no backup; the course starts from the beginning.
        Workspace/.course/progress.json
        To go on: Your files are untouched: `course check --all` finds out what is solved.

      """)
  }
}
