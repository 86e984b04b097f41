/// The blocks of a text in Markdown as a page has them.
struct BlockMarkup {
  /// The words of a paragraph, an item or a cell.
  var inline: (String) -> [Markup]
  /// What stands in place of a paragraph, such as the picture that it asks for.
  var figure: (String) -> Markup? = { _ in nil }

  func markup(_ text: String) -> [Markup] { Markdown(text).blocks.map(markup) }

  private func markup(_ block: Markdown.Block) -> Markup {
    switch block {
    case .heading(let level, let text):
      let tag = "h\(min(level, 3))"
      return "<\(tag)>\(inline(text))</\(tag)>\n"
    case .paragraph(let text): return figure(text) ?? "<p>\(inline(text))</p>\n"
    case .code(let lines): return "<pre>\(lines.joined(separator: "\n"))</pre>\n"
    case .list(let items):
      let tag = items.first?.mark == "-" ? "ul" : "ol"
      let rows: [Markup] = items.map { "<li>\($0.blocks.map(markup))</li>\n" }
      return "<\(tag)>\n\(rows)</\(tag)>\n"
    case .quote(let blocks): return "<blockquote>\n\(blocks.map(markup))</blockquote>\n"
    case .table(let rows):
      let cells: [Markup] = rows.enumerated().map { place, row in
        let tag = place == 0 ? "th" : "td"
        let row: [Markup] = row.map { "<\(tag)>\(inline($0))</\(tag)>" }
        return "<tr>\(row)</tr>\n"
      }
      return "<div class=\"wide\">\n<table>\n\(cells)</table>\n</div>\n"
    case .rule: return "<hr>\n"
    }
  }
}
