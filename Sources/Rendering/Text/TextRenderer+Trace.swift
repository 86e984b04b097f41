package import EventTrace

extension TextRenderer {
  /// A trace as a tree: what happened during an event is indented below it.
  package func text(_ trace: Trace) -> String {
    paragraphs([
      style.tinted("iOS \(trace.iOS), \(trace.device.onOneLine)", .strong),
      lines(tree(trace.events)) + "\n" + legend(of: trace.events),
    ])
  }

  /// What the signs before events mean, and how to look up a rule that one of them names.
  package func legend(of events: [Event]) -> String {
    let meanings = [
      "> UIKit called the app", "? UIKit asked", "- the app called", "| console", "* notification",
      "! exception", "~ noticed by the runtime", "▶ the script",
    ]
    var rows: [String] = []
    for meaning in meanings {
      if let row = rows.last, row.columns + 3 + meaning.columns <= style.width {
        rows[rows.count - 1] += "   \(meaning)"
      } else {
        rows.append(meaning)
      }
    }
    if let words = Self.words(aboutRulesOf: events) { rows.append(words) }
    return style.tinted(rows.joined(separator: "\n"), .faint) + "\n"
  }

  /// How to look up the first rule that a remark names; nil where none does.
  static func words(aboutRulesOf events: [Event]) -> String? {
    guard let rule = events.lazy.compactMap(\.rule).first(where: { $0.kind != .source }) else {
      return nil
    }
    return "(\(rule)) is an entry of the rule book: course ios --rule \(rule.code)".onOneLine
  }

  /// The events' lines, without a margin; with their times where any has passed.
  ///
  /// - Parameters:
  ///   - marked: The event that an arrow marks.
  ///   - width: The columns for a line; nil for the style's.
  func tree(_ events: [Event], marked: Int? = nil, width: Int? = nil) -> [String] {
    let top = events.map(\.depth).min() ?? 0
    // At a launch no time passes, and a column of zeros would tell nothing.
    let showsTime = events.contains { $0.instant != .zero }
    return events.map { event in
      let pointer = event.sequence == marked ? "» " : "  "
      let indent = String(repeating: "  ", count: min(event.depth - top, 20))
      let time = showsTime ? "\(Self.seconds(event.instant))  " : ""
      let margin = "\(pointer)\(time)\(indent)\(Self.sign(of: event)) "
      let line = event.description.onOneLine.hanging(
        after: margin, width: width ?? style.width - 2)
      switch event.kind {
      case .exception: return style.tinted(line, .bad)
      case .diagnosis: return style.tinted(line, .notice)
      case .console, .notification: return style.tinted(line, .faint)
      case .script: return style.tinted(line, .emphasis)
      default: return event.sequence == marked ? style.tinted(line, .strong) : line
      }
    }
  }

  /// The sign before an event: what the app's own code called has that of its calls, whatever it called.
  static func sign(of event: Event) -> String {
    sign(of: event.kind == .callback && event.caller == .app ? .call : event.kind)
  }

  /// The sign by which a kind of event is told from the others without colour.
  static func sign(of kind: Event.Kind) -> String {
    switch kind {
    case .callback: ">"
    case .query: "?"
    case .call: "-"
    case .console: "|"
    case .notification: "*"
    case .exception: "!"
    case .diagnosis: "~"
    case .script: "▶"
    }
  }

  /// Virtual time in seconds with three places: `0.350`.
  static func seconds(_ instant: VirtualInstant) -> String {
    let milliseconds = (instant.nanoseconds + 500_000) / 1_000_000
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction)"
  }
}
