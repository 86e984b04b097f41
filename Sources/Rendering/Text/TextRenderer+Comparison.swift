package import CourseModel
import EventTrace

extension TextRenderer {
  /// Two runs side by side; an arrow marks the first difference.
  package func comparison(of left: Recording.Run, with right: Recording.Run) -> String {
    let rows = Self.aligned(entries(of: left), entries(of: right))
    let isWide = style.width >= Self.widthForTwo
    let width = (style.width - 7) / 2
    let header =
      isWide
      ? "  " + "iOS \(left.iOS)".padded(to: width) + "     iOS \(right.iOS)"
      : "  < only on iOS \(left.iOS)   > only on iOS \(right.iOS)"
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
      let shown = isWide ? lines(of: row, width: width) : lines(of: row)
      text += shown.enumerated().map { place, line in
        let line = (index == first && place == 0 ? "» " : "  ") + line
        return row.left == row.right ? line.trimmed : style.tinted(line.trimmed, .notice)
      }
    }
    if lastShown != rows.count - 1 { text.append("  …") }
    return lines(text)
  }

  /// Below so many columns two traces side by side would be broken in every line.
  private static let widthForTwo = 72

  /// A row as two columns; what is longer than its column goes on below.
  private func lines(of row: Row, width: Int) -> [String] {
    let sign = row.left == row.right ? "   " : row.left == nil ? " > " : " < "
    let (left, right) = (cell(row.left, width: width), cell(row.right, width: width))
    return (0..<max(left.count, right.count)).map { place in
      (place < left.count ? left[place] : "").padded(to: width) + " \(place == 0 ? sign : "   ") "
        + (place < right.count ? right[place] : "")
    }
  }

  /// A row in one column, with a sign that tells on which version it is.
  private func lines(of row: Row) -> [String] {
    let sign = row.left == row.right ? "  " : row.left == nil ? "> " : "< "
    return cell(row.left ?? row.right, width: style.width - 4).enumerated()
      .map { ($0 == 0 ? sign : "  ") + $1 }
  }

  private func cell(_ entry: Entry?, width: Int) -> [String] {
    guard let entry else { return [] }
    // Deep calls keep some room for their words.
    let margin = entry.margin.suffix(Swift.max(2, width - 24))
    return entry.text.hanging(after: String(margin), width: width)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Two versions of a recording side by side; the first two runs count.
  package func comparison(_ recording: Recording) -> String {
    guard recording.runs.count >= 2 else { return text(recording) }
    return paragraphs([
      style.tinted(recording.scenario.title.onOneLine, .strong),
      comparison(of: recording.runs[0], with: recording.runs[1]),
      narrations(of: recording.runs[1], beyond: recording.runs[0]),
      legend(of: recording.runs.flatMap(\.events)),
    ])
  }

  /// What the script told on one version and not on the first; empty when it told the same.
  func narrations(of run: Recording.Run, beyond first: Recording.Run) -> String {
    paragraphs(
      run.steps.compactMap { step in
        guard !first.steps.contains(step) else { return nil }
        return switch step {
        case .narration(let text):
          lines("On iOS \(run.iOS): \(text)".escaped.wrapped(to: style.width))
        case .screen(let screen, let caption): captioned(screen, "On iOS \(run.iOS): \(caption)")
        case .events, .prediction, .end: nil
        }
      })
  }

  /// What a run showed, a line for each event; times are left out because they may differ alone.
  private func entries(of run: Recording.Run) -> [Entry] {
    run.steps.enumerated().flatMap { index, step -> [Entry] in
      switch step {
      case .narration, .screen: []
      case .events(let events, _), .prediction(_, let events, _):
        events.map { event in
          Entry(
            margin: String(repeating: "  ", count: min(event.depth, 20))
              + "\(Self.sign(of: event)) ",
            text: event.description.onOneLine)
        }
      case .end(let end):
        [Entry(text: words(for: end, after: index > 0 ? run.steps[index - 1].lastEvent : nil))]
      }
    }
  }

  /// A line of a trace: its place in the tree with the sign of its kind, and its words.
  private struct Entry: Hashable {
    var margin = ""
    var text: String
  }

  private struct Row {
    var left: Entry?
    var right: Entry?
  }

  private static func aligned(_ left: [Entry], _ right: [Entry]) -> [Row] {
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
