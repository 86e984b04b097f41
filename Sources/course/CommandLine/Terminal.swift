import Foundation
import Rendering

/// Writes answers, and reads the reader's key presses.
struct Terminal {
  var style: TextStyle
  /// How many lines are seen at once; nil where there is no terminal.
  var height: Int?
  /// Whether a person sits at both ends.
  var isInteractive: Bool
  /// Whether the terminal knows no more than letters and lines.
  var isDumb = false
  /// Where compilers are looked for.
  var searchPath: String
  /// What shows a long text page by page; nil for none.
  var pager: Pager?

  /// The one that this process was started on.
  static var current: Terminal {
    // A closed pipe or a full disk is an error where it happens, and must not end the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // A package manager that runs us may have kept Ctrl-C for itself.
    signal(SIGINT, SIG_DFL)
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    sigprocmask(SIG_UNBLOCK, &interrupt, nil)
    let environment = ProcessInfo.processInfo.environment
    let searchPath = environment["PATH"] ?? ""
    guard isatty(STDOUT_FILENO) == 1 else {
      return Terminal(style: TextStyle(), isInteractive: false, searchPath: searchPath)
    }
    let isDumb = environment["TERM"] == "dumb"
    let refusesColor = !(environment["NO_COLOR"] ?? "").isEmpty || isDumb
    let (columns, lines) = size(environment)
    let isInteractive = isatty(STDIN_FILENO) == 1
    return Terminal(
      style: .terminal(columns: columns, isColored: !refusesColor), height: lines ?? 24,
      isInteractive: isInteractive, isDumb: isDumb, searchPath: searchPath,
      pager: isInteractive && !isDumb ? Pager.find(environment) : nil)
  }

  /// What the terminal says of itself, else what its shell does.
  private static func size(_ environment: [String: String]) -> (columns: Int?, lines: Int?) {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    func number(_ told: UInt16, _ variable: String) -> Int? {
      isKnown && told > 0 ? Int(told) : environment[variable].flatMap { Int($0) }
    }
    return (number(size.ws_col, "COLUMNS"), number(size.ws_row, "LINES"))
  }

  /// Writes to standard output; does nothing if nobody reads any more.
  ///
  /// - Returns: False where it goes to a file for which the disk has no room.
  @discardableResult func write(_ text: String) -> Bool {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      return true
    } catch {
      return (error as? CocoaError)?.code != .fileWriteOutOfSpace
    }
  }

  /// Writes to standard error.
  func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Empties the screen; does nothing where nobody looks at one.
  func clear() {
    if isInteractive, !isDumb { write("\u{1B}[2J\u{1B}[H") }
  }

  /// Writes the pieces; a reader at a terminal gets a moment after each question, and pages of what is
  /// longer than the screen.
  ///
  /// - Returns: Whether the reader came to the end: Ctrl-D in place of Enter leaves before it.
  func write(_ pieces: [TextRenderer.Piece], stepwise: Bool) -> Bool {
    var text = ""
    for piece in pieces {
      text += piece.text
      guard isInteractive, piece.pause == .question || (stepwise && piece.pause == .step) else {
        continue
      }
      show(text)
      text = ""
      complain("[Enter] ")
      if readLine() == nil {
        complain("\n")
        return false
      }
    }
    show(text)
    return true
  }

  private func show(_ text: String) {
    if let pager, let height, text.count(where: { $0 == "\n" }) >= height, pager.show(text) {
      return
    }
    write(text)
  }
}
