extension TextRenderer {
  /// A text in Markdown, set to the width: with colours its marks become looks, without them they stay.
  func set(_ markdown: Markdown) -> String {
    lines(set(markdown.blocks, width: style.width))
  }

  private func set(_ blocks: [Markdown.Block], width: Int, isTight: Bool = false) -> [String] {
    var lines: [String] = []
    for block in blocks {
      let isList = if case .list = block { true } else { false }
      if !lines.isEmpty, !(isTight && isList) { lines.append("") }
      lines += set(block, width: width)
    }
    return lines
  }

  private func set(_ block: Markdown.Block, width: Int) -> [String] {
    switch block {
    case .heading(let level, let text):
      let marks = style.isColored ? "" : String(repeating: "#", count: level) + " "
      return set(
        [MarkdownRun(text: marks, look: .strong)] + MarkdownRun.runs(of: text, look: .strong),
        width: width, isHeading: true)
    case .paragraph(let text): return set(MarkdownRun.runs(of: text), width: width)
    // Breaking a line of code would change it: the terminal may do that, we do not.
    case .code(let code): return code.map { ("    " + style.tinted($0, .code)).trimmed }
    case .list(let items): return set(items, width: width)
    case .quote(let blocks):
      return set(blocks, width: width - 2).map { (style.tinted("│", .faint) + " " + $0).trimmed }
    case .table(let rows): return set(rows, width: width)
    case .rule: return [style.tinted(String(repeating: "─", count: width), .faint)]
    }
  }

  private func set(_ items: [Markdown.Item], width: Int) -> [String] {
    let margin = (items.map(\.mark.count).max() ?? 1) + 1
    let isLoose = items.contains { item in
      item.blocks.count { if case .paragraph = $0 { true } else { false } } > 1
    }
    var lines: [String] = []
    for item in items {
      if isLoose, !lines.isEmpty { lines.append("") }
      let own = set(item.blocks, width: width - margin, isTight: true)
      let mark =
        item.mark == "-"
        ? "-" : String(repeating: " ", count: margin - 1 - item.mark.count) + item.mark
      lines += (own.isEmpty ? [""] : own).enumerated().map { place, line in
        (place == 0 ? mark.padded(to: margin) + line : String(repeating: " ", count: margin) + line)
          .trimmed
      }
    }
    return lines
  }

  // MARK: Tables

  private func set(_ rows: [[String]], width: Int) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let cells = rows.map { row in
      (0..<count).map { MarkdownRun.runs(of: $0 < row.count ? row[$0] : "") }
    }
    let widths = columnWidths(of: cells, count: count, within: width - 2 * (count - 1))
    let set = cells.enumerated().map { place, row -> [String] in
      let columns = zip(row, widths).map { runs, width in
        self.words(
          of: runs.map {
            place == 0 ? MarkdownRun(text: $0.text, look: $0.look.union(.strong)) : $0
          },
          width: width, keepsMarks: place > 0)
      }
      return (0..<(columns.map(\.count).max() ?? 0)).map { line in
        zip(columns, widths).map { column, width in
          let cell = line < column.count ? column[line] : (text: "", columns: 0)
          return cell.text + String(repeating: " ", count: max(0, width - cell.columns))
        }.joined(separator: "  ").trimmed
      }
    }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
    return (set.first ?? []) + [style.tinted(rule, .faint)] + set.dropFirst().flatMap(\.self)
  }

  /// What the columns need; where that is too much the widest give way.
  private func columnWidths(
    of cells: [[[MarkdownRun]]], count: Int, within room: Int
  ) -> [Int] {
    var widths = (0..<count).map { column in
      max(1, cells.map { self.words(of: $0[column], width: .max)[0].columns }.max() ?? 1)
    }
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 6,
      let place = widths.firstIndex(of: widest)
    {
      widths[place] -= 1
    }
    return widths
  }

  // MARK: Words

  private func set(_ runs: [MarkdownRun], width: Int, isHeading: Bool = false) -> [String] {
    words(of: runs, width: width, keepsMarks: !isHeading).map(\.text)
  }

  /// The runs broken at blanks into lines, each with its looks begun and ended on it, and how many
  /// columns it takes.
  ///
  /// - Parameter keepsMarks: Whether without colours the marks of strong words stay: a heading has its own.
  private func words(
    of runs: [MarkdownRun], width: Int, keepsMarks: Bool = true
  ) -> [(text: String, columns: Int)] {
    var lines: [[MarkdownRun]] = [[]]
    var column = 0
    for word in Self.words(of: runs.map { marked($0, keepsMarks: keepsMarks) }) {
      if word.isBreak {
        lines.append([])
        column = 0
        continue
      }
      let length = word.runs.reduce(0) { $0 + $1.text.columns }
      if column > 0, column + 1 + length > width {
        lines.append([])
        column = 0
      } else if column > 0 {
        // A blank between words of one look has it, too, so that it is drawn in one go.
        let look = lines[lines.count - 1].last?.look
        lines[lines.count - 1].append(
          MarkdownRun(text: " ", look: look == word.runs.first?.look ? look ?? [] : []))
        column += 1
      }
      for run in word.runs {
        var rest = run.text[...]
        while column + rest.columns > width, !rest.isEmpty {
          let part = rest.prefix(columns: max(1, width - column))
          lines[lines.count - 1].append(MarkdownRun(text: String(part), look: run.look))
          rest = rest.dropFirst(part.count)
          lines.append([])
          column = 0
        }
        lines[lines.count - 1].append(MarkdownRun(text: String(rest), look: run.look))
        column += rest.columns
      }
    }
    return lines.map { line in
      (line.merged.map(drawn).joined(), line.reduce(0) { $0 + $1.text.columns })
    }
  }

  /// Without colours a run has its marks around it again.
  private func marked(_ run: MarkdownRun, keepsMarks: Bool) -> MarkdownRun {
    if style.isColored || run.text.isEmpty { return run }
    var mark = run.look.contains(.code) ? "`" : ""
    if keepsMarks, run.look.contains(.strong) { mark = "**" + mark }
    if keepsMarks, run.look.contains(.emphasis) { mark = "*" + mark }
    return MarkdownRun(text: mark + run.text + String(mark.reversed()), look: run.look)
  }

  private func drawn(_ run: MarkdownRun) -> String {
    var text = run.text
    if run.look.contains(.code) { text = style.tinted(text, .code) }
    if run.look.contains(.emphasis) { text = style.tinted(text, .emphasis) }
    if run.look.contains(.strong) { text = style.tinted(text, .strong) }
    return text
  }

  private struct Word {
    var runs: [MarkdownRun] = []
    var isBreak = false
  }

  /// Words may be made of several runs, as in `**bold**ly`.
  private static func words(of runs: [MarkdownRun]) -> [Word] {
    var words: [Word] = []
    var current = Word()
    func finish() {
      if !current.runs.isEmpty { words.append(current) }
      current = Word()
    }
    for run in runs {
      var text = ""
      for letter in run.text {
        guard letter == " " || letter == "\n" else {
          text.append(letter)
          continue
        }
        if !text.isEmpty { current.runs.append(MarkdownRun(text: text, look: run.look)) }
        text = ""
        finish()
        if letter == "\n" { words.append(Word(isBreak: true)) }
      }
      if !text.isEmpty { current.runs.append(MarkdownRun(text: text, look: run.look)) }
    }
    finish()
    return words
  }
}

extension [MarkdownRun] {
  /// Neighbours of one look as one run.
  fileprivate var merged: [MarkdownRun] {
    reduce(into: []) { runs, run in
      if runs.last?.look == run.look {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
  }
}
