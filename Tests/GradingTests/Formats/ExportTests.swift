import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

struct ExportTests {
  private let folder = "\(NSTemporaryDirectory())/export-\(UUID().uuidString)"

  /// A course's folder, a bundle of it, and a grader that only answers.
  private func write(_ bundle: ExportBundle, grader: String) throws {
    for part in ["Sources/a.swift", "Tests/b.swift", "Lessons/01-One/Lesson.md", "Sources/.hidden"]
    {
      let path = "\(folder)/origin/\(part)"
      try Disk.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
      try Disk.write([1], to: path)
    }
    try Disk.write([1], to: "\(folder)/origin/Package.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/origin/Sources/link", withDestinationPath: "/etc/passwd")
    try bundle.write(to: "\(folder)/root/source", course: "\(folder)/origin")
    try Disk.makeFolder("\(folder)/root/submission")
    try Disk.write([1], to: "\(folder)/root/submission/AppDelegate.swift")
    try Disk.write([UInt8]("#!/bin/bash\n\(grader)\n".utf8), to: "\(folder)/course")
    try Disk.makeExecutable("\(folder)/course")
  }

  private func run(_ script: String, in place: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [script]
    process.currentDirectoryURL = URL(fileURLWithPath: place)
    process.environment = [
      "PATH": "/usr/bin:/bin", "AUTOGRADER_ROOT": "\(folder)/root", "COURSE": "\(folder)/course",
      "COURSE_ROOT": "\(folder)/root/source/course", "TMPDIR": folder,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Looks for the submission where the scripts say that it is, and leaves a result there.
  private func grader(leaving file: String) -> String {
    """
    [ "$1" = grade ] && [ -f "$2/submission/AppDelegate.swift" ] && [ "$5" = --out ] || exit 9
    mkdir -p "$(dirname "$6/\(file)")" && echo "graded $7 $8 $9" > "$6/\(file)"
    """
  }

  @Test("Gradescope's autograder grades the one submission and hands over its results")
  func gradescope() throws {
    defer { try? Disk.remove(folder) }
    try write(
      .gradescope(swiftVersion: "6.3.1"),
      grader: grader(leaving: "formats/gradescope/submission.json"))
    let source = "\(folder)/root/source"
    expectEqual(try run("\(source)/run_autograder", in: folder), 0)
    expectEqual(
      try Disk.text("\(folder)/root/results/results.json"), "graded --format gradescope \n")
    try Disk.makeFolder("\(source)/course/private")
    expectEqual(try run("\(source)/run_autograder", in: folder), 0)
    expectEqual(
      try Disk.text("\(folder)/root/results/results.json"), "graded --format gradescope --lessons\n"
    )
    expect(FileManager.default.isExecutableFile(atPath: "\(source)/setup.sh"))
    expectEqual(
      Disk.names(in: "\(source)/course"), ["Lessons", "Package.swift", "Sources", "private"])
    expectEqual(Disk.names(in: "\(source)/course/Sources"), ["a.swift"])
  }

  @Test(
    "Files that are uploaded without a folder belong to the exercise that the bundle was made for")
  func looseFiles() throws {
    defer { try? Disk.remove(folder) }
    try write(
      .gradescope(swiftVersion: "6.3.1", work: .init(exercise: "one/two")),
      grader: grader(leaving: "formats/gradescope/submission.json"))
    expectEqual(try run("\(folder)/root/source/run_autograder", in: folder), 0)
    expectEqual(
      try Disk.text("\(folder)/root/results/results.json"),
      "graded --format gradescope --exercise\n")
  }

  @Test("What is due is said to every grading that a bundle starts")
  func due() throws {
    defer { try? Disk.remove(folder) }
    let work = ExportBundle.Work(due: ["one/two", "one/three"], exercise: "one/two")
    let grader = """
      mkdir -p "$6/formats/gradescope" "$6/formats/classroom50"
      echo "${@:7}" | tee "$6/formats/gradescope/submission.json" \
        >"$6/formats/classroom50/result.json"
      """
    try write(.gradescope(swiftVersion: "6.3.1", work: work), grader: grader)
    expectEqual(try run("\(folder)/root/source/run_autograder", in: folder), 0)
    expectEqual(
      try Disk.text("\(folder)/root/results/results.json"),
      "--format gradescope --due one/two,one/three --exercise one/two\n")
    try Disk.remove(folder)
    try write(.classroom50(swiftVersion: "6.3.1", work: work), grader: grader)
    let repository = "\(folder)/root/submission"
    expectEqual(try run("\(folder)/root/source/autograde.sh", in: repository), 0)
    expectEqual(
      try Disk.text("\(repository)/result.json"),
      "--format classroom50 --due one/two,one/three --exercise one/two\n")
    let script = ExportBundle.parallel(course: "/c", executable: "/c/course", work: work).files[0]
    expectEqual(script.path, "grade.sh")
    expect(
      script.text.contains(
        "\nshift 2\nset -- --due 'one/two,one/three' --exercise 'one/two' \"$@\"\n"))
  }

  @Test("When the grader leaves no results Gradescope gets none, and a failure")
  func ungraded() throws {
    defer { try? Disk.remove(folder) }
    try write(.gradescope(swiftVersion: "6.3.1"), grader: "exit 75")
    expect(try run("\(folder)/root/source/run_autograder", in: folder) != 0)
    expectNil(Disk.kind(of: "\(folder)/root/results/results.json"))
  }

  @Test("Classroom 50's command grades the repository it stands in")
  func classroom50() throws {
    defer { try? Disk.remove(folder) }
    try write(
      .classroom50(swiftVersion: "6.3.1"),
      grader: grader(leaving: "formats/classroom50/result.json"))
    let repository = "\(folder)/root/submission"
    expectEqual(try run("\(folder)/root/source/autograde.sh", in: repository), 0)
    expectEqual(try Disk.text("\(repository)/result.json"), "graded --format classroom50 \n")
  }

  @Test("Classroom 50's image is one name, in the words that its `runtime` block knows")
  func runtime() throws {
    let files = ExportBundle.classroom50(swiftVersion: "6.3.1").files
    let runtime = try #require(files.first { $0.path == "runtime.json" })
    let object = try #require(JSONRules.object([UInt8](runtime.text.utf8)))
    expectEqual(Array(object.keys), ["container"])
    let container = try #require(object["container"] as? [String: String])
    expectEqual(container, ["image": "ghcr.io/YOUR-ORGANIZATION/course-grader", "user": "root"])
    let recipe = try #require(files.first { $0.path == "Dockerfile" })
    expect(
      recipe.text.hasPrefix(
        "# docker build -t ghcr.io/YOUR-ORGANIZATION/course-grader . "
          + "&& docker push ghcr.io/YOUR-ORGANIZATION/course-grader\n"))
  }

  @Test(
    "Every script is one that the shell can read",
    arguments: [
      ExportBundle.gradescope(swiftVersion: "6.3.1"), .classroom50(swiftVersion: "6.3.1"),
      .parallel(course: "/it's", executable: "/it's/course"),
    ])
  func syntax(bundle: ExportBundle) throws {
    try Disk.makeFolder(folder)
    defer { try? Disk.remove(folder) }
    for file in bundle.files where file.isExecutable {
      let path = "\(folder)/script"
      try Disk.write([UInt8](file.text.utf8), to: path)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-n", path]
      try process.run()
      process.waitUntilExit()
      expectEqual(process.terminationStatus, 0, "\(file.path)")
    }
  }

  @Test("A folder with other things in it is not written into")
  func stranger() throws {
    defer { try? Disk.remove(folder) }
    try Disk.makeFolder(folder)
    try Disk.write([1], to: "\(folder)/thesis.doc")
    let finding = #expect(throws: Finding.self) {
      try ExportBundle.gradescope(swiftVersion: "6.3.1").write(to: folder, course: "/nowhere")
    }
    expectEqual(
      finding?.message, "The export folder contains other things, such as `thesis.doc`.")
  }
}
