import CourseModel

/// The tree of the controllers beside that of the views, each node with a line to the one that has it.
struct TreePicture: PagePicture {
  private let columns: [(title: String, lines: [String])]

  init(_ snapshot: Snapshot) {
    let trees = ScreenTrees(snapshot)
    columns = [("Controllers", trees.controllers), ("Views", trees.views)]
  }

  // In units of the picture: a character of the typeface is 7.6 wide.
  private static let (line, step, character, longest) = (22, 18, 7.6, 90)

  private func depth(of line: String) -> Int { line.prefix { $0 == " " }.count / 2 }

  private func width(of lines: [String]) -> Int {
    lines.map { line in
      depth(of: line) * Self.step
        + Int(Double(line.trimmingIndent.shortened(to: Self.longest).columns) * Self.character)
    }.max() ?? 0
  }

  var width: Int {
    columns.reduce(16) { $0 + max(width(of: $1.lines), 100) + 40 }
  }

  var height: Int { ((columns.map(\.lines.count).max() ?? 0) + 1) * Self.line + 12 }

  /// The picture's parts with its upper left corner at a place of a larger one.
  func parts(x: Int = 0, y: Int = 0) -> Markup {
    var left = 8
    var markup: Markup = ""
    for column in columns {
      markup += "<text class=\"head\" x=\"\(left)\" y=\"18\">\(column.title)</text>\n"
      for (row, line) in column.lines.enumerated() {
        markup += node(line, row, of: column.lines, left: left)
      }
      left += max(width(of: column.lines), 100) + 40
    }
    return "<g transform=\"translate(\(x) \(y))\">\n\(markup)</g>\n"
  }

  private func node(_ line: String, _ row: Int, of lines: [String], left: Int) -> Markup {
    let depth = depth(of: line)
    let (x, y) = (left + depth * Self.step, (row + 2) * Self.line)
    let words = line.trimmingIndent.shortened(to: Self.longest)
    let text: Markup = "<text x=\"\(x)\" y=\"\(y)\">\(words)</text>\n"
    guard let parent = lines[..<row].lastIndex(where: { self.depth(of: $0) < depth }) else {
      return text
    }
    let (top, corner) = ((parent + 2) * Self.line + 5, x - Self.step + 6)
    return "<path class=\"guide\" d=\"M\(corner) \(top)V\(y - 4)H\(x - 4)\"/>\n\(text)"
  }
}

extension String {
  fileprivate var trimmingIndent: String { String(drop { $0 == " " }) }
}
