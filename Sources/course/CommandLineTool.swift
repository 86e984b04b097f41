import CourseModel
import CourseRunner
import Rendering
import Words

/// One run of `course`: words in, an answer out, an exit code.
struct CommandLineTool {
  var terminal: Terminal

  /// Every command; a new one is a file of its own and a line here.
  static let commands: [any CourseCommand.Type] = [
    NextCommand.self, WatchCommand.self, ListCommand.self, ShowCommand.self, CheckCommand.self,
    PlayCommand.self,
    HintCommand.self, SolutionCommand.self, ResetCommand.self, NewCommand.self,
    PreviewCommand.self, VerifyCommand.self, EditorCommand.self, DoctorCommand.self,
    IOSCommand.self, RulesCommand.self,
    GradeCommand.self,
    ExportCommand.self,
  ]

  private var renderer: TextRenderer { TextRenderer(style: terminal.style) }

  /// Does what the words ask for.
  func run(_ words: [String]) -> ExitCode {
    var wantsJSON = words.contains("--json")
    do {
      guard let (command, rest) = try command(in: words) else { return .passed }
      let call = try Call(rest, of: command.help)
      if call.has("--help") {
        terminal.write(renderer.help(command.help, globalOptions: Call.globalOptions))
        return .passed
      }
      wantsJSON = call.has("--json")
      let context = CommandContext(terminal: terminal, call: call) { terminal, words in
        CommandLineTool(terminal: terminal).run(words)
      }
      let answer = try command.run(call, in: context)
      guard wantsJSON else { return write(answer) }
      let code = writeJSON(answer.kind, answer.report, then: answer.exitCode)
      terminal.complain(renderer.text(answer.whenRead()))
      return code
    } catch let problem as UsageProblem {
      if wantsJSON { return writeJSON("error", ErrorReport(problem: problem), then: .usage) }
      terminal.complain(renderer.text(problem))
      return .usage
    } catch {
      let finding = Course.finding(for: error)
      let code = ExitCode(for: finding)
      if wantsJSON { return writeJSON("error", ErrorReport(findings: [finding]), then: code) }
      terminal.complain(renderer.text(finding))
      return code
    }
  }

  private func write(_ answer: Answer) -> ExitCode {
    if let raw = answer.raw { return writeDocument(raw, then: answer.exitCode) }
    terminal.complain(renderer.text(answer.notes))
    if terminal.write(answer.pieces, stepwise: answer.isStepwise) {
      terminal.complain(renderer.text(answer.whenRead()))
    }
    return answer.exitCode
  }

  /// Writes what tools read: half of it must not look like all of it.
  private func writeDocument(_ text: String, then code: ExitCode) -> ExitCode {
    if terminal.write(text) { return code }
    let finding = Finding(ToolProblem.noRoomForAnswer)
    terminal.complain(renderer.text(finding))
    return ExitCode(for: finding)
  }

  /// The command that the words begin with; nil when help was asked for and given.
  private func command(in words: [String]) throws -> ((any CourseCommand.Type), [String])? {
    // Options before the command belong to it too.
    var index = 0
    while index < words.count, words[index].hasPrefix("-") {
      index += words[index] == "--course" ? 2 : 1
    }
    guard index < words.count else {
      if words.contains("--help") || words.contains("-h") {
        writeHelp()
        return nil
      }
      if words.contains("--version") {
        terminal.write(renderer.version(build: try Installation.current.contentDigest()))
        return nil
      }
      return (terminal.isInteractive ? WatchCommand.self : NextCommand.self, words)
    }
    let rest = Array(words[..<index] + words[(index + 1)...])
    if words[index] != "help" { return (try Self.command(named: words[index]), rest) }
    guard let topic = words[(index + 1)...].first(where: { !$0.hasPrefix("-") }) else {
      writeHelp()
      return nil
    }
    return (try Self.command(named: topic), ["--help"])
  }

  private static func command(named word: String) throws -> any CourseCommand.Type {
    if let command = commands.first(where: { $0.help.name == word }) { return command }
    throw UsageProblem.unknownCommand(
      word, nearest: word.nearest(among: commands.map { $0.help.name }))
  }

  private func writeHelp() {
    terminal.write(
      renderer.help(commands: Self.commands.map { $0.help }, options: Call.globalOptions))
  }

  private func writeJSON(
    _ kind: String, _ report: some Encodable, then code: ExitCode
  ) -> ExitCode {
    guard let text = try? JSONDocument(kind: kind, report: report).text() else {
      terminal.complain(renderer.text(Finding(ToolProblem.answerNotWritten)))
      return .internalFault
    }
    return writeDocument(text, then: code)
  }
}

extension ExitCode {
  /// How to end when that finding is all there is to say.
  init(for finding: Finding) {
    self =
      switch finding.kind {
      case .compileError, .compileLimit, .rejected, .badFile, .advice: .failed
      case .badLesson, .mismatch: .badInput
      case .missingTool: .unavailable
      case .machineFault: .incomplete
      case .internalFault: .internalFault
      }
  }

  /// How to end after these verdicts: the first that could not be reached, else whether all pass.
  init(for verdicts: [Verdict]) {
    if let lost = verdicts.first(where: { $0.outcome == .infrastructure }) {
      self =
        lost.findings.first { $0.severity == .error }.map(ExitCode.init(for:)) ?? .internalFault
    } else {
      self = verdicts.allSatisfy { $0.outcome == .passed } ? .passed : .failed
    }
  }
}
