/// How far a long work is, as pure functions of counts and seconds.
extension TextRenderer {
  /// A bar for a terminal, without a line's end: it is written over the one before.
  ///
  /// - Parameters:
  ///   - done: How many have a result, those of earlier runs included.
  ///   - before: How many had one when this run began; they say nothing of its speed.
  ///   - ungraded: How many the machine failed.
  ///   - elapsed: Seconds since the run began.
  package func progressBar(
    done: Int, total: Int, before: Int = 0, ungraded: Int = 0, elapsed: Double
  ) -> String {
    let length = 20
    let filled = total == 0 ? length : min(length, max(0, done * length / total))
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: length - filled)
    let count = String(done)
    let blanks = String(repeating: " ", count: max(0, String(total).count - count.count))
    let parts =
      ["[\(bar)] \(blanks)\(count) of \(total)"]
      + facts(done: done, total: total, before: before, ungraded: ungraded, elapsed: elapsed)
    let line = parts.joined(separator: " · ")
    return line.count > style.width ? line.fitted(to: style.width) : line
  }

  /// A whole line, for output that is no terminal.
  ///
  /// - Parameter verb: What has been done with a thing that is done.
  package func progressLine(
    _ verb: String = "graded", done: Int, total: Int, before: Int = 0, ungraded: Int = 0,
    elapsed: Double
  ) -> String {
    guard total > 0 else { return "Nothing to grade.\n" }
    let parts =
      ["\(done) of \(total) \(verb) (\(done * 100 / total) %)"]
      + facts(done: done, total: total, before: before, ungraded: ungraded, elapsed: elapsed)
    return parts.joined(separator: ", ") + "\n"
  }

  private func facts(
    done: Int, total: Int, before: Int, ungraded: Int, elapsed: Double
  ) -> [String] {
    var facts: [String] = []
    let rate = elapsed > 0 ? Double(done - before) / elapsed : 0
    // The first second says little of the rest.
    if elapsed >= 1, rate > 0 {
      facts.append(Self.rate(rate))
      facts.append(
        done >= total
          ? "done in \(Self.span(elapsed))" : "\(Self.span(Double(total - done) / rate)) left")
    }
    if ungraded > 0 { facts.append("\(ungraded) not graded") }
    return facts
  }

  private static func rate(_ perSecond: Double) -> String {
    if perSecond >= 0.95 { return "\(tenths(perSecond)) a second" }
    if perSecond * 60 >= 0.95 { return "\(tenths(perSecond * 60)) a minute" }
    return "\(tenths(perSecond * 3600)) an hour"
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((min(number, 1e9) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func span(_ seconds: Double) -> String {
    if seconds < 99.5 { return "\(Int(seconds.rounded())) s" }
    if seconds < 99.5 * 60 { return "\(Int((seconds / 60).rounded())) min" }
    return "\(Int(min(seconds / 3600, 1e9).rounded())) h"
  }
}
