import Foundation

/// The reader's program for long texts: what `PAGER` names, else `less`.
struct Pager {
  /// As a shell reads it.
  let command: String

  /// The pager of that environment; nil for `cat`, an empty `PAGER`, or where there is none.
  static func find(_ environment: [String: String]) -> Pager? {
    if let chosen = environment["PAGER"] {
      let words = chosen.split(separator: " ")
      return words.isEmpty || words == ["cat"] ? nil : Pager(command: chosen)
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { access("\($0)/less", X_OK) == 0 } ? Pager(command: "less -R") : nil
  }

  /// Shows the text and waits until the reader is through.
  ///
  /// - Returns: Whether it could be shown.
  func show(_ text: String) -> Bool {
    // As git does: colours, no page for what fits on the screen, and the text stays when it is left.
    setenv("LESS", "FRX", 0)
    // Ctrl-C is the pager's while it runs.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    guard let stream = popen(command, "w") else { return false }
    fputs(text, stream)
    let status = pclose(stream)
    // What the shell answers when there is no such program.
    return status >> 8 & 0xFF != 127
  }
}
