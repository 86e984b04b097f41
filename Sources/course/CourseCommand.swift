import CourseModel
import CourseRunner
import Rendering

/// A command of the command line: what it is called, and what it answers.
protocol CourseCommand {
  /// What the command is called, for, and understands.
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
  /// Whether the reader is waited for after each step.
  var isStepwise = false
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

  var renderer: TextRenderer { TextRenderer(style: terminal.style) }

  /// The course that the call is about.
  ///
  /// - Parameter privateLessons: The folder of private lessons that join its own.
  func course(privateLessons: String? = nil) throws -> Course {
    let root: String
    if let folder = call.value(of: "--course") {
      guard let real = Disk.realPath(folder), Disk.kind(of: "\(real)/Lessons") == .folder else {
        throw UsageProblem.badValue(
          folder, option: "--course", expected: "a folder that has a folder `Lessons` in it")
      }
      root = real
    } else {
      root = try Course.root(above: Disk.realPath(".") ?? "/")
    }
    let installation = Installation.current
    return Course(
      root: root, judges: JudgeProcesses(executable: installation.executable),
      installation: installation, generated: Wiring.generated, searchPath: terminal.searchPath,
      privateLessons: privateLessons)
  }

  /// Tells something beside the answer, on standard error.
  func tell(_ text: String) {
    terminal.complain(text)
  }

  /// The exercise that the call names, else the one that the student is at.
  func exercise(in course: Course) throws -> Part {
    if let name = call.names.first { return try course.catalog.exercise(named: name) }
    guard let part = course.currentExercise else {
      throw UsageProblem.missingName(command: call.command)
    }
    return part
  }
}
