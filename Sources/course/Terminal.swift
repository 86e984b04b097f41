import Foundation
import Rendering

/// Where answers go and the reader's key presses come from.
struct Terminal {
  var style: TextStyle
  /// Whether a person sits at both ends.
  var isInteractive: Bool
  /// Where compilers are looked for.
  var searchPath: String

  /// The one that this process was started on.
  static var current: Terminal {
    // A closed pipe and a full disk are to be seen where they happen, not to end the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // A package manager that runs us may have kept Ctrl-C for itself.
    signal(SIGINT, SIG_DFL)
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    sigprocmask(SIG_UNBLOCK, &interrupt, nil)
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let refusesColor = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return Terminal(
      style: TextStyle(isColored: isTerminal && !refusesColor),
      isInteractive: isTerminal && isatty(STDIN_FILENO) == 1,
      searchPath: environment["PATH"] ?? "")
  }

  /// Writes to standard output; where nobody reads any more, nothing happens.
  func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Writes to standard error.
  func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Writes the pieces; a reader at a terminal gets a moment after each question.
  func write(_ pieces: [TextRenderer.Piece], stepwise: Bool) {
    for piece in pieces {
      write(piece.text)
      let waits = piece.pause == .question || (stepwise && piece.pause == .step)
      if waits, isInteractive {
        complain("[Enter] ")
        _ = readLine()
      }
    }
  }
}
