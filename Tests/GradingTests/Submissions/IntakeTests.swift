import CourseModel
import CourseRunner
import Grading
import Expectations
import Testing

struct IntakeTests {
  @Test("A copy of the workspace, a part of it, or an exercise under its own name is recognised")
  func recognised() throws {
    let folder = try TeachersFolder()
    try folder.write("ada/Workspace/02-Containment/01-reveal-a-child/Views/Child.swift")
    try folder.write("ada/Workspace/01-Launch/01-the-delegate/App.swift")
    try folder.write("bob/02-Containment/01-reveal-a-child/Reveal.swift")
    try folder.write("cyd/reveal-a-child/Reveal.swift")
    try folder.write("dan/homework/of/mine/07-RevealAChild/Reveal.swift")
    try folder.write("eve/layout-2/Reveal.swift")
    expectEqual(
      try folder.lines(),
      [
        "ada launch/the-delegate: App.swift",
        "ada containment/reveal-a-child: Views/Child.swift",
        "bob containment/reveal-a-child: Reveal.swift",
        "cyd containment/reveal-a-child: Reveal.swift",
        "dan containment/reveal-a-child: Reveal.swift",
        "eve containment/layout-2: Reveal.swift",
      ])
    expectEqual(try folder.intake().layout, "a folder for each student")
    expectEqual(try folder.submissions()[2].shownPlace, "bob/02-Containment/01-reveal-a-child")
  }

  @Test("Only an app's files are taken, with its data, and a picture without its bytes")
  func appFiles() throws {
    let folder = try TeachersFolder()
    for name in [
      "A.swift", "Info.plist", "Main.storyboard", "View.xib", "en.strings", "icon.png", "a.out",
      "notes.txt", "Package.swift", ".hidden.swift", ".git/config.plist", "build/Old.swift",
      "__MACOSX/A.swift", "App.xcodeproj/project.plist", "lib.so", "X.SWIFT", "IMG_1.JPG",
    ] {
      try folder.write("ada/reveal-a-child/\(name)", "text\n")
    }
    let submission = try #require(try folder.submissions().first)
    expectEqual(
      submission.files.paths,
      [
        "A.swift", "IMG_1.JPG", "Info.plist", "Main.storyboard", "View.xib", "en.strings",
        "icon.png", "notes.txt",
      ])
    expectEqual(submission.files.files["icon.png"], [])
    expectEqual(submission.files.files["A.swift"], Array("text\n".utf8))
    expectEqual(
      submission.problems,
      [
        .init(
          rule: "package-manifest", shownPath: "ada/reveal-a-child/Package.swift", isFatal: false)
      ])
  }

  @Test("A hidden folder that is called like an exercise is left out, and that is told")
  func hiddenExercise() throws {
    let folder = try TeachersFolder()
    try folder.write("ada/.reveal-a-child/A.swift", "text\n")
    try folder.write("bob/.reveal-a-child/A.swift", "old\n")
    try folder.write("bob/reveal-a-child/A.swift", "new\n")
    try folder.write("bob/.git/config.plist", "text\n")
    let submissions = try folder.submissions()
    func problem(_ student: String) -> Submission.Problem {
      .init(
        rule: "hidden-folder", shownPath: "\(student)/.reveal-a-child", isFatal: false)
    }
    expectEqual(submissions.map(\.problems), [[problem("ada")], [problem("bob")]])
    expectEqual(submissions.map(\.files.paths), [[], ["A.swift"]])
    expectEqual(submissions.last?.files.files["A.swift"], Array("new\n".utf8))
  }

  @Test(
    "Beside a project of Xcode's the folders of test targets are left out, elsewhere they count")
  func testTargets() throws {
    let folder = try TeachersFolder()
    for name in ["Reveal", "RevealTests", "RevealUITests"] {
      try folder.write("ada/reveal-a-child/\(name)/\(name).swift")
      try folder.write("bob/reveal-a-child/\(name)/\(name).swift")
    }
    try folder.write("ada/reveal-a-child/Reveal.xcodeproj/project.pbxproj")
    expectEqual(
      try folder.lines(),
      [
        "ada containment/reveal-a-child: Reveal/Reveal.swift",
        "bob containment/reveal-a-child: Reveal/Reveal.swift RevealTests/RevealTests.swift "
          + "RevealUITests/RevealUITests.swift",
      ])
  }

  @Test(
    "Results that lie among the submissions are nobody's, and no student's folder is taken for them"
  )
  func resultsAmongSubmissions() throws {
    let folder = try TeachersFolder()
    try folder.write("ada/reveal-a-child/Reveal.swift")
    try folder.write("graded/reveal-a-child/Reveal.swift")
    expectEqual(try folder.intake().roster.map(\.id), ["ada", "graded"])
    try folder.write("graded/.course-grade", "1\n")
    expectEqual(try folder.intake().roster.map(\.id), ["ada", "graded"])
    expectEqual(
      try folder.intake(results: "\(folder.path)/graded").roster.map(\.id), ["ada"])
  }

  @Test("A student whose name begins with a dot has a row; what tools put there is nobody's")
  func dottedStudents() throws {
    let folder = try TeachersFolder()
    for name in [".ada", "bob", ".git", ".vscode", ".Trashes"] {
      try folder.write("\(name)/reveal-a-child/Reveal.swift")
    }
    for name in [".DS_Store", "._bob.zip", ".gitignore", ".x.swift"] { try folder.write(name) }
    try folder.write(".cyd/notes.txt")
    try folder.write(".dan.zip", "no archive")
    expectEqual(try folder.intake().findings, [])
    expectEqual(
      try folder.lines(exercise: "reveal-a-child"),
      [
        ".ada containment/reveal-a-child: Reveal.swift", ".cyd containment/reveal-a-child:",
        ".dan containment/reveal-a-child: !archive-kind .dan.zip",
        "bob containment/reveal-a-child: Reveal.swift",
      ])
  }

  @Test("Loose files belong to the exercise that is said, from where they lie together")
  func loose() throws {
    let folder = try TeachersFolder()
    try folder.write("ada/My Homework/Reveal.swift")
    try folder.write("ada/My Homework/Views/Child.swift")
    try folder.write("bob.swift")
    try folder.write("cyd/reveal-a-child/Reveal.swift")
    try folder.write("cyd/Scribble.swift")
    // What a scenario asked is no part of any exercise.
    try folder.write("ada/Workspace/03-Containment/01-in-and-out/Prediction-1.txt")
    expectEqual(
      try folder.lines(exercise: "reveal-a-child"),
      [
        "ada containment/reveal-a-child: Reveal.swift Views/Child.swift",
        "bob containment/reveal-a-child: bob.swift",
        "cyd containment/reveal-a-child: Reveal.swift ?second-copy cyd/Scribble.swift",
      ])
    expectEqual(
      try folder.lines(),
      [
        "ada launch/the-delegate: !no-exercise ada/My Homework/Reveal.swift",
        "ada containment/reveal-a-child: !no-exercise ada/My Homework/Reveal.swift",
        "ada containment/layout-2: !no-exercise ada/My Homework/Reveal.swift",
        "bob launch/the-delegate: !no-exercise bob.swift",
        "bob containment/reveal-a-child: !no-exercise bob.swift",
        "bob containment/layout-2: !no-exercise bob.swift",
        "cyd containment/reveal-a-child: Reveal.swift",
      ])
  }

  @Test("Of two copies the one counts whose name came later, then the one that lies less deep")
  func copies() throws {
    let folder = try TeachersFolder()
    try folder.write("ada/reveal-a-child/Old.swift")
    try folder.write("ada/reveal-a-child (2)/New.swift")
    try folder.write("bob/01-reveal-a-child/Outer.swift")
    try folder.write("bob/Workspace/02-Containment/01-reveal-a-child/Inner.swift")
    try folder.write("cyd/01-reveal-a-child/01-reveal-a-child/Inner.swift")
    expectEqual(
      try folder.lines(),
      [
        "ada containment/reveal-a-child: New.swift ?second-copy ada/reveal-a-child",
        "bob containment/reveal-a-child: Outer.swift "
          + "?second-copy bob/Workspace/02-Containment/01-reveal-a-child",
        "cyd containment/reveal-a-child: Inner.swift",
      ])
  }

  @Test("Of two copies the one counts that somebody worked on, wherever the untouched starter lies")
  func untouchedCopies() throws {
    let folder = try TeachersFolder()
    try folder.write("ada/01-reveal-a-child/Reveal.swift")
    try folder.write("ada/Workspace/02-Containment/01-reveal-a-child/Reveal.swift", "class B {}\n")
    try folder.write("bob/reveal-a-child/Reveal.swift", "class B {}\n")
    try folder.write("bob/reveal-a-child (2)/Reveal.swift", "// Mine.\nclass A {}\n")
    try folder.write("cyd/reveal-a-child/Reveal.swift")
    try folder.write("cyd/reveal-a-child (2)/Reveal.swift")
    let submissions = try folder.submissions()
    expectEqual(
      submissions.map { $0.shownPlace },
      [
        "ada/Workspace/02-Containment/01-reveal-a-child", "bob/reveal-a-child",
        "cyd/reveal-a-child (2)",
      ])
    expectEqual(
      submissions.flatMap { $0.problems.map(\.shownPath) },
      ["ada/01-reveal-a-child", "bob/reveal-a-child (2)", "cyd/reveal-a-child"])
  }

  @Test(
    "What a system appends to a name that is taken marks a later copy",
    arguments: [
      "reveal-a-child 2", "reveal-a-child (2)", "reveal-a-child-2", "reveal-a-child_2",
      "reveal-a-child copy", "reveal-a-child copy 2", "reveal-a-child - Copy",
      "reveal-a-child - Copy (2)", "01-reveal-a-child-1",
    ])
  func copyMarks(name: String) throws {
    let folder = try TeachersFolder()
    try folder.write("ada/\(name)/New.swift")
    try folder.write("ada/reveal-a-child/Old.swift")
    expectEqual(
      try folder.lines(),
      [
        "ada containment/reveal-a-child: New.swift ?second-copy ada/reveal-a-child"
      ])
  }

  @Test("Who handed in nothing that can be graded is known all the same")
  func nothing() throws {
    let folder = try TeachersFolder()
    try Disk.makeFolder("\(folder.path)/ada")
    try folder.write("bob/essay.txt")
    try folder.write("cyd/reveal-a-child/.DS_Store")
    expectEqual(
      try folder.lines(),
      [
        "ada launch/the-delegate:", "bob launch/the-delegate:", "cyd containment/reveal-a-child:",
      ])
  }

  @Test("A student's own workspace is not taken for a class")
  func oneStudent() throws {
    let folder = try TeachersFolder()
    try folder.write("01-Launch/01-the-delegate/App.swift")
    try folder.write("02-Containment/01-reveal-a-child/App.swift")
    let finding = #expect(throws: Finding.self) { try folder.intake() }
    expectEqual(finding?.message, "The folder looks like the work of one student, not of a class.")
  }

  @Test("A folder that is not there is said to be missing")
  func noFolder() throws {
    let folder = try TeachersFolder()
    try Disk.remove(folder.path)
    let finding = #expect(throws: Finding.self) { try folder.intake() }
    expectEqual(finding?.message, "There is no such folder.")
  }

  @Test("An archive in the place of the folder is said to be a file, and what to do with it")
  func archiveInPlaceOfFolder() throws {
    let folder = try TeachersFolder()
    try Disk.remove(folder.path)
    try Disk.write([UInt8]("PK".utf8), to: folder.path)
    let finding = #expect(throws: Finding.self) { try folder.intake() }
    expectEqual(finding?.message, "This is a file, not the folder of a class's submissions.")
    expectEqual(
      finding?.remedy, "If it is an archive, unpack it, and give the folder with its files."
    )
  }
}
