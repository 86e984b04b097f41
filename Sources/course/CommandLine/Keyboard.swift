import Foundation

/// The keys that a reader presses, one at a time, without Enter and unseen.
///
/// While one is open Ctrl-C is a key, so that the terminal is never left as this needs it.
nonisolated struct Keyboard: ~Copyable {
  /// What came of waiting.
  enum Press: Equatable {
    case key(Character)
    /// Nobody presses keys any more.
    case end
  }

  /// How the terminal is set for everybody else; nil where there is no terminal.
  private let usual: termios?

  init() {
    var usual = termios()
    self.usual = tcgetattr(STDIN_FILENO, &usual) == 0 ? usual : nil
    take()
  }

  deinit { giveBack() }

  /// Waits for a key for so many milliseconds; nil if none was pressed.
  func press(within milliseconds: Int32) -> Press? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, milliseconds) > 0 else { return nil }
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1 else { return .end }
    // Ctrl-C and Ctrl-D.
    return byte == 3 || byte == 4 ? .end : .key(Character(UnicodeScalar(byte)))
  }

  /// Does something with the terminal as it usually is: it can read lines, and Ctrl-C ends it.
  @MainActor func lend<Result>(to body: () -> Result) -> Result {
    giveBack()
    defer { take() }
    return body()
  }

  private func take() {
    guard var own = usual else { return }
    own.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &own)
  }

  private func giveBack() {
    if var usual { tcsetattr(STDIN_FILENO, TCSANOW, &usual) }
  }
}
