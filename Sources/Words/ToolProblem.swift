package import CourseModel

/// What is wrong with the course's own tools, and with what they are run on.
package enum ToolProblem: Fact {
  // What is not there.
  case noCompiler
  case noVersion
  /// The compiler says its version, and no release in it.
  case noRelease(version: String)
  case noCourse(folder: String)
  case noRuleBook(folder: String)
  /// The course's modules are another compiler's.
  case otherCompiler(message: String)

  // How a tool ended.
  case endless(Tool)
  case talkative(Tool)
  case outOfMemory(Tool, signal: Int32)
  case killed(Tool, signal: Int32)
  case failed(Tool, said: String)
  /// The raw SIL of an app is too long.
  case tooLargeToInspect
  case notBuilt
  case noEditorModule(said: String)
  /// What a command found cannot be written down, as JSON cannot take every number.
  case answerNotWritten
  /// The file that standard output goes to cannot grow.
  case noRoomForAnswer

  /// What makes a library of sources.
  package enum Tool: String, Sendable {
    case compiler, linker
  }

  package var kind: Finding.Kind {
    switch self {
    case .noCompiler, .noVersion, .noRelease, .noCourse, .noRuleBook, .otherCompiler: .missingTool
    case .endless, .talkative, .outOfMemory, .tooLargeToInspect: .compileLimit
    case .noRoomForAnswer: .machineFault
    case .killed, .failed, .notBuilt, .noEditorModule, .answerNotWritten: .internalFault
    }
  }

  package var sentences: Sentences {
    switch self {
    case .noCompiler:
      (
        "There is no Swift compiler on the PATH.",
        "Install Swift from swift.org/install and open a new terminal."
      )
    case .noVersion:
      (
        "The compiler does not report its version.",
        "Install a complete toolchain from swift.org/install."
      )
    case .noRelease(let version):
      (
        "The compiler does not report which release of Swift it is: \(version).",
        "Install a release from swift.org/install."
      )
    case .noCourse(let folder):
      (
        "There is no course here: no folder `Lessons` in `\(folder)` or above it.",
        "Go into the course's folder, or name it with `--course DIR`."
      )
    case .noRuleBook(let folder):
      (
        "There is no rule book here: no pages in `\(folder)`.",
        "Run it in a complete copy of the course."
      )
    case .otherCompiler(let message):
      ("The course was not built by this compiler: \(message)", Self.build)
    case .endless(let tool):
      (
        "The \(tool.rawValue) did not finish in time.",
        "Split the longest expression into smaller ones, with types written out."
      )
    case .talkative(let tool):
      (
        "The report of the \(tool.rawValue) on these files is too long to be read.",
        "Simplify what is very long."
      )
    case .outOfMemory(let tool, let signal):
      (
        "The \(tool.rawValue) exceeded its memory limit (signal \(signal)).",
        "Simplify what is very long or deeply nested."
      )
    case .killed(let tool, let signal):
      (
        "The \(tool.rawValue) was ended by signal \(signal).",
        "Free some disk space and memory, then try again."
      )
    case .failed(let tool, let said):
      (
        "The \(tool.rawValue) failed: \(said)",
        "Run `course doctor`; free some disk space if the disk is full."
      )
    case .tooLargeToInspect:
      (
        "The compiled app is too large to inspect.",
        "Simplify what is very long."
      )
    case .answerNotWritten: ("The answer cannot be written.", nil)
    case .noRoomForAnswer:
      (
        "The answer was not written in full: the disk is full.",
        "Make room, then run the command again."
      )
    case .notBuilt: ("The app could not be built.", nil)
    case .noEditorModule(let said):
      ("A module for editors could not be made: \(said)", Self.build)
    }
  }

  private static let build = "Run `swift build` in the course's folder."
}
