import CourseRunner
import Foundation

/// The miniature course in a folder of its own, and the built `course` to call in it.
final class CourseOnDisk {
  let path: String

  convenience init() throws {
    try self.init(lessons: "\(#filePath.deletingLastComponents(1))/Fixture/Lessons")
  }

  /// A copy of these lessons in place of the miniature course.
  init(lessons: String) throws {
    let folder = Disk.realPath(NSTemporaryDirectory()) ?? "/tmp"
    path = "\(folder)/course-tests-\(UUID().uuidString)"
    try FileSet(folder: lessons).write(to: "\(path)/Lessons")
  }

  deinit { try? Disk.remove(path) }

  /// The miniature course as after a first look at all of it: compiled is only what a test changes.
  static func compiled() throws -> CourseOnDisk {
    let course = try CourseOnDisk()
    try verified.get().cache.write(to: "\(course.path)/\(cache)")
    return course
  }

  /// What `course verify` says of the miniature course, and what it compiled for that.
  static let verified = Result {
    let course = try CourseOnDisk()
    let answer = try course.call("verify")
    return (answer: answer, cache: try FileSet(folder: "\(course.path)/\(cache)"))
  }
  private static let cache = "Workspace/.course/cache"

  static let window = "Workspace/01-LaunchSequence/02-the-window"

  /// What a call of `course` came to.
  struct Answer: Equatable, Sendable {
    var output: String
    var complaint: String
    var code: Int32
  }

  /// Calls `course` with these words.
  func call(_ words: String...) throws -> Answer {
    try call(words)
  }

  /// Calls `course`, with nothing to read and no terminal.
  ///
  /// - Parameters:
  ///   - folder: Where it is called, relative to the course.
  ///   - shellPrefix: Words of a shell before the call, such as `ulimit -f 8;`.
  ///   - executable: Another copy of `course` than the one that was built.
  func call(
    _ words: [String], environment: [String: String] = [:], in folder: String = "",
    shellPrefix: String = "", executable: String = CourseOnDisk.executable
  ) throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", "\(shellPrefix) exec \"$0\" \"$@\"", executable] + words
    process.currentDirectoryURL = URL(filePath: "\(path)/\(folder)")
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Pipes, because a disk that is full for the call must still take its answer.
    let (output, complaint) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    // What goes to standard error is a few lines and fits into the pipe.
    let answered = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Answer(
      output: String(decoding: answered, as: UTF8.self),
      complaint: String(decoding: complained, as: UTF8.self), code: process.terminationStatus)
  }

  func write(_ text: String, to name: String) throws {
    try FileSet(files: [name: [UInt8](text.utf8)]).write(to: path)
  }

  func text(_ name: String) throws -> String {
    try Disk.text("\(path)/\(name)")
  }

  /// Takes the solution of the exercise in that folder of `Lessons/` as the student's files.
  func applySolution(of exercise: String) throws {
    let work = exercise.replacing("Lessons/", with: "Workspace/")
    try FileSet(folder: "\(path)/\(exercise)/Solution").write(to: "\(path)/\(work)")
  }

  /// Takes the solution's file as the student's.
  func solve() throws {
    let solution = "Lessons/01-LaunchSequence/02-the-window/Solution/AppDelegate.swift"
    try write(try text(solution), to: "\(Self.window)/AppDelegate.swift")
  }

  /// A copy of the built `course` below this folder, for users who may not enter the folder around the
  /// build: a home of root's is closed to them.
  func copyOfExecutable() throws -> String {
    let (build, copy) = (Self.executable.deletingLastComponents(1), "\(path)/program")
    try Disk.makeFolder("\(copy)/Modules")
    let modules = Disk.names(in: "\(build)/Modules").filter { $0.hasSuffix(".swiftmodule") }
    for name in ["course"] + modules.map({ "Modules/\($0)" }) {
      try FileManager.default.copyItem(atPath: "\(build)/\(name)", toPath: "\(copy)/\(name)")
    }
    return "\(copy)/course"
  }

  /// The `course` that was built together with these tests.
  static var executable: String {
    #if os(Linux)
      let products = Installation.current.executable.deletingLastComponents(1)
    #else
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let products = (bundle?.bundlePath ?? "").deletingLastComponents(1)
    #endif
    return "\(products)/course"
  }
}
