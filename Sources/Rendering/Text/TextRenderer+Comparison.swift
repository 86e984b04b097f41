package import CourseModel
import EventTrace

extension TextRenderer {
  /// Two runs side by side; the arrow stands at the first place where they part.
  package func comparison(of left: Recording.Run, with right: Recording.Run) -> String {
    let rows = Self.aligned(entries(of: left), entries(of: right))
    let width = (style.width - 7) / 2
    let header = "  " + "iOS \(left.iOS)".fitted(to: width) + "     iOS \(right.iOS)"
    guard let first = rows.firstIndex(where: { $0.left != $0.right }) else {
      return lines([style.tinted(header, .strong), "  The same happens on both."])
    }
    var text = [style.tinted(header, .strong)]
    var lastShown = -1
    for (index, row) in rows.enumerated() {
      let isNear = rows.indices.contains {
        abs($0 - index) <= 3 && rows[$0].left != rows[$0].right
      }
      guard isNear else { continue }
      if index != lastShown + 1 { text.append("  …") }
      lastShown = index
      let pointer = index == first ? "» " : "  "
      let sign =
        row.left == row.right ? "   " : row.left == nil ? " > " : row.right == nil ? " < " : " | "
      let line =
        pointer + (row.left ?? "").fitted(to: width) + " \(sign) "
        + (row.right ?? "").fitted(to: width)
      text.append(row.left == row.right ? line.trimmed : style.tinted(line.trimmed, .notice))
    }
    if lastShown != rows.count - 1 { text.append("  …") }
    return lines(text)
  }

  /// Two versions of a recording side by side; the first two runs count.
  package func comparison(_ recording: Recording) -> String {
    guard recording.runs.count >= 2 else { return text(recording) }
    return paragraphs([
      style.tinted(recording.scenario.title.onOneLine, .strong),
      comparison(of: recording.runs[0], with: recording.runs[1]),
      narrations(of: recording.runs[1], beyond: recording.runs[0]), legend,
    ])
  }

  /// What the script told on one version and not on the first; empty when it told the same.
  func narrations(of run: Recording.Run, beyond first: Recording.Run) -> String {
    paragraphs(
      run.steps.compactMap { step in
        guard case .narration(let text) = step, !first.steps.contains(step) else { return nil }
        return lines("On iOS \(run.iOS): \(text)".escaped.wrapped(to: style.width))
      })
  }

  /// What a run showed, a line for each event; times are left out because they may differ alone.
  private func entries(of run: Recording.Run) -> [String] {
    run.steps.enumerated().flatMap { index, step -> [String] in
      switch step {
      case .narration: []
      case .events(let events, _), .prediction(_, let events):
        events.map { event in
          String(repeating: "  ", count: min(event.depth, 20))
            + "\(Self.sign(of: event.kind)) \(event.description.onOneLine)"
        }
      case .end(let end):
        [words(for: end, after: index > 0 ? run.steps[index - 1].lastEvent : nil)]
      }
    }
  }

  private struct Row {
    var left: String?
    var right: String?
  }

  private static func aligned(_ left: [String], _ right: [String]) -> [Row] {
    let changes = right.difference(from: left)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if i < left.count, removed.contains(i) {
        rows.append(Row(left: left[i]))
        i += 1
      } else if j < right.count, inserted.contains(j) {
        rows.append(Row(right: right[j]))
        j += 1
      } else {
        rows.append(Row(left: left[i], right: right[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return rows
  }
}
