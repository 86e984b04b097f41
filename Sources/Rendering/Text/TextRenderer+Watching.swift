extension TextRenderer {
  /// The keys of `course watch`, below what was done last.
  package var watchKeys: String {
    let keys = [
      "n next", "h hint", "l list", "p play", "s show", "r check again", "q quit",
    ]
    let line = "Watching · " + keys.joined(separator: " · ")
    return "\n" + style.tinted(line.wrapped(to: style.width).joined(separator: "\n"), .faint) + "\n"
  }
}
