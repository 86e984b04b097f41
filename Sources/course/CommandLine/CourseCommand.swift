import CourseModel
import CourseRunner
import Rendering
import Words

/// A command of the command line: what it is called, and what it answers.
protocol CourseCommand {
  /// Its name, its purpose and its options.
  static var help: CommandHelp { get }
  /// Does what the call asks for.
  static func run(_ call: Call, in context: CommandContext) throws -> Answer
}

/// What a command came to: facts for tools, pieces of text for readers, an exit code.
struct Answer {
  /// The kind of the JSON document.
  var kind: String
  var report: any Encodable
  var pieces: [TextRenderer.Piece]
  /// What goes to standard error beside the text.
  var notes: [Finding] = []
  var exitCode = ExitCode.passed
  /// Whether to wait for the reader after each step.
  var isStepwise = false
  /// What is done once the reader has come to the end; answers what the reader should know of it.
  var whenRead: () -> [Finding] = { [] }
  /// A text in a format of its own, instead of the pieces.
  var raw: String?

  init(_ kind: String, _ report: any Encodable, text: String) {
    self.init(kind, report, pieces: [TextRenderer.Piece(text: text)])
  }

  init(_ kind: String, _ report: any Encodable, pieces: [TextRenderer.Piece]) {
    self.kind = kind
    self.report = report
    self.pieces = pieces
  }
}

/// What commands work with.
struct CommandContext {
  var terminal: Terminal
  var call: Call
  /// Does on a terminal what other words ask for, for a command that is made of others.
  var perform: (Terminal, [String]) -> ExitCode

  var renderer: TextRenderer { TextRenderer(style: terminal.style) }

  /// The course that the call is about.
  ///
  /// - Parameter privateLessons: The folder of private lessons that join its own.
  func course(privateLessons: String? = nil) throws -> Course {
    let installation = Installation.current
    return Course(
      root: try root(), judges: JudgeProcesses(executable: installation.executable),
      installation: installation, generated: .ours, searchPath: terminal.searchPath,
      privateLessons: privateLessons)
  }

  /// The folder of the course that the call is about.
  func root() throws -> String {
    guard let folder = call.value(of: "--course") else {
      return try Course.root(above: Disk.realPath(".") ?? "/")
    }
    guard let real = Disk.realPath(folder), Disk.kind(of: "\(real)/Lessons") == .folder else {
      throw UsageProblem.badValue(
        folder, option: "--course", expected: "a folder that has a folder `Lessons` in it")
    }
    return real
  }

  /// Tells something beside the answer, on standard error.
  func tell(_ text: String) {
    terminal.complain(text)
  }

  /// The lesson or part that the call names by its id or folder; without a name, the part of the current
  /// folder.
  func named(in course: Course) throws -> Catalog.Named {
    try call.limitNames(to: 1)
    guard let name = call.names.first else {
      guard let part = course.part(at: ".") else {
        throw UsageProblem.missingName(command: call.command)
      }
      return .part(part)
    }
    return try course.find(name)
  }

  /// The scenario or exercise that the call names.
  func part(in course: Course) throws -> Part {
    guard case .part(let part) = try named(in: course) else {
      throw UsageProblem.wrongSort(call.names.first ?? "", wanted: .part)
    }
    return part
  }

  /// The exercise that the call names.
  func namedExercise(in course: Course) throws -> Part {
    guard case .part(let part) = try named(in: course), part.kind == .exercise else {
      throw UsageProblem.wrongSort(call.names.first ?? "this folder", wanted: .exercise)
    }
    return part
  }

  /// The exercise that the call names, or in whose folder it was made, else the one that the student
  /// is at.
  func exercise(in course: Course) throws -> Part {
    if !call.names.isEmpty { return try namedExercise(in: course) }
    if let part = course.part(at: "."), part.kind == .exercise { return part }
    guard let part = course.currentExercise else {
      throw UsageProblem.missingName(command: call.command)
    }
    return part
  }
}
