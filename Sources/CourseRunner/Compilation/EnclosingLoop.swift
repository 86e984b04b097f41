/// The loop around a line of a Swift file.
struct EnclosingLoop {
  /// The line at which it begins.
  let line: Int

  /// Finds the outermost loop of the innermost function or closure around a line, well enough to name
  /// a line to its author; nil if the line is in no loop.
  ///
  /// - Parameter words: The keywords of the loops that count.
  init?(of line: Int, in bytes: [UInt8], words: Set<String>) {
    let tokens = SourceScanner.tokens(of: bytes)
    let lines = LineNumbers(bytes)
    var found: Int?
    var open: [(loop: Int?, isFunction: Bool)] = []
    var pending: (loop: Int?, isFunction: Bool) = (nil, false)
    var isBehindBrace = false
    for token in tokens {
      let number = lines.number(of: token.range.lowerBound)
      if number > line { break }
      // The brace at the end of a loop is where it goes back from.
      if number == line, found != nil { break }
      if token.kind == .word {
        // `repeat { … } while true` ends with a word that begins a loop elsewhere.
        let endsLoop = token.text == "while" && isBehindBrace && !token.startsLine
        if words.contains(token.text), !endsLoop { pending.loop = pending.loop ?? number }
        if ["func", "init", "deinit", "get", "set", "didSet", "willSet"].contains(token.text) {
          pending = (nil, true)
        }
      }
      if token.isMark("{") {
        open.append(pending)
        pending = (nil, false)
      } else if token.isMark("}") {
        _ = open.popLast()
        pending = (nil, false)
      }
      let function = open.lastIndex { $0.isFunction } ?? 0
      isBehindBrace = token.isMark("}")
      found = open[min(function, open.count)...].lazy.compactMap(\.loop).first
      // The head of a loop is evaluated too.
      if number == line, found == nil { found = pending.loop }
    }
    guard let found else { return nil }
    self.line = found
  }
}
