import CourseModel
import CourseRunner
import Foundation
import Rendering

/// `course watch`: does the next thing of the course, and checks an exercise whenever it is saved.
enum WatchCommand: CourseCommand {
  static let help = CommandHelp(
    name: "watch", synopsis: "", summary: "check on every save",
    discussion:
      "Takes the next step of the course. Then it checks an exercise, or compares an answer, each time "
      + "you save its file, until you press q. The other keys are n for the next step, h for a hint, l "
      + "for the list, p to play the app, s to show the task and r to check again.",
    options: [])

  static func run(_ call: Call, in context: CommandContext) throws -> Answer {
    try call.limitNames(to: 0)
    var watch = Watch(context, of: try context.course().workspace)
    watch.run()
    return Answer("watch", watch.report, text: "")
  }
}

/// The loop of `course watch`: it waits for a save or a key, and then runs another command.
private struct Watch: ~Copyable {
  private var context: CommandContext
  private let workspace: Workspace
  private let keyboard = Keyboard()
  private var snapshot: WorkspaceSnapshot
  /// The exercise that was saved last; nil for the one that the student is at.
  private var saved: String?
  private(set) var report = WatchReport()

  init(_ context: CommandContext, of workspace: Workspace) {
    self.context = context
    // A pager would take the keys.
    self.context.terminal.pager = nil
    self.workspace = workspace
    snapshot = WorkspaceSnapshot(of: workspace)
  }

  mutating func run() {
    goOn()
    while true {
      switch keyboard.press(within: 25) {
      case nil: lookForSaves()
      case .key("n"): goOn()
      case .key("h"): perform("hint", exercise)
      case .key("l"): perform("list")
      case .key("p"): perform("play", part)
      case .key("s"): perform("show", part)
      case .key("r"): check(exercise)
      case .key("q"), .end: return
      case .key: context.terminal.complain(renderer.watchKeys)
      }
    }
  }

  /// Checks what was saved since the last look.
  private mutating func lookForSaves() {
    var now = WorkspaceSnapshot(of: workspace)
    guard now != snapshot else { return }
    // Some editors move a file away and put another in its place.
    while true {
      let before = now
      usleep(20_000)
      now = WorkspaceSnapshot(of: workspace)
      if now == before { break }
    }
    let changes = now.changes(since: snapshot)
    snapshot = now
    guard let course else { return }
    var parts: [Part] = []
    for change in changes {
      guard let part = course.part(at: change.deletingLastComponents(1)), !parts.contains(part)
      else { continue }
      parts.append(part)
    }
    for part in parts {
      if part.kind == .exercise {
        saved = part.id
        check(part.id)
      } else if part == course.current {
        goOn()
      }
    }
  }

  /// The course as it is now; nil if its folder is gone.
  private var course: Course? { try? context.course() }
  /// The exercise that keys are about; nil when all are solved.
  private var exercise: String? { saved ?? course?.currentExercise?.id }
  /// The scenario or exercise that keys are about; nil at the course's end.
  private var part: String? { saved ?? course?.current?.id }

  private mutating func goOn() {
    saved = nil
    perform("next", writesFiles: true)
  }

  private mutating func check(_ name: String?) {
    let code = perform("check", name)
    report.checks += 1
    if code == .passed { report.passed += 1 }
  }

  @discardableResult
  private mutating func perform(_ words: String?..., writesFiles: Bool = false) -> ExitCode {
    context.terminal.clear()
    let options = context.call.has("--json") ? ["--json"] : []
    let words = words.compactMap(\.self) + ["--course", workspace.root] + options
    let code = keyboard.lend { context.perform(context.terminal, words) }
    // What a command writes is not what the student saves.
    if writesFiles { snapshot = WorkspaceSnapshot(of: workspace) }
    context.terminal.complain(renderer.watchKeys)
    return code
  }

  private var renderer: TextRenderer { context.renderer }
}
