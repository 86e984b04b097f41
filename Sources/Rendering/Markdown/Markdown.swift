/// A text in Markdown as its blocks: what lessons are written in, not all of CommonMark.
struct Markdown: Hashable {
  var blocks: [Block]

  /// One block of a text, with the text inside of it still as it was written.
  indirect enum Block: Hashable {
    case heading(level: Int, String)
    case paragraph(String)
    case code([String])
    /// The items of a list, each with the mark before it, such as `-` or `2.`.
    case list([Item])
    case quote([Block])
    case table([[String]])
    case rule
  }

  /// One item of a list.
  struct Item: Hashable {
    var mark: String
    var blocks: [Block]
  }

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    blocks = Self.blocks(of: lines[...])
  }

  // MARK: Blocks

  private static func blocks(of lines: ArraySlice<String>) -> [Block] {
    var blocks: [Block] = []
    var rest = lines
    while let line = rest.first {
      if line.isBlank {
        rest.removeFirst()
      } else if let fence = line.fence {
        rest.removeFirst()
        let code = rest.prefix { $0.fence == nil || !$0.unindented.hasPrefix(fence) }
        rest = rest.dropFirst(code.count + 1)
        blocks.append(.code(Array(code)))
      } else if let heading = line.heading {
        rest.removeFirst()
        blocks.append(.heading(level: heading.level, heading.text))
      } else if line.isRule {
        rest.removeFirst()
        blocks.append(.rule)
      } else if line.isQuote {
        let quote = rest.prefix { !$0.isBlank }
        rest = rest.dropFirst(quote.count)
        blocks.append(.quote(self.blocks(of: quote.map(\.withoutQuoteMark)[...])))
      } else if line.listMark != nil {
        blocks.append(.list(takeItems(of: &rest)))
      } else if line.contains("|"), rest.dropFirst().first?.isTableRule == true {
        let table = rest.prefix { $0.contains("|") }
        rest = rest.dropFirst(table.count)
        blocks.append(.table(([table.first!] + table.dropFirst(2)).map(\.cells)))
      } else if line.hasPrefix("    ") {
        let code = rest.prefix { $0.hasPrefix("    ") }
        rest = rest.dropFirst(code.count)
        blocks.append(.code(code.map { String($0.dropFirst(4)) }))
      } else {
        rest.removeFirst()
        let more = rest.prefix { !$0.isBlank && !$0.beginsBlock }
        rest = rest.dropFirst(more.count)
        blocks.append(.paragraph(joined([line] + more)))
      }
    }
    return blocks
  }

  /// Lines as one text; a line that ends with two blanks or a backslash is broken there.
  private static func joined(_ lines: [String]) -> String {
    lines.enumerated().reduce("") { text, next in
      let (place, line) = next
      let isLast = place == lines.count - 1
      let words = line.unindented.trimmed
      if isLast { return text + words }
      if words.hasSuffix("\\") { return text + words.dropLast() + "\n" }
      return text + words + (line.hasSuffix("  ") ? "\n" : " ")
    }
  }

  private static func takeItems(of rest: inout ArraySlice<String>) -> [Item] {
    var items: [Item] = []
    let isNumbered = rest.first?.listMark.map { $0.text != "-" }
    func isNext(_ line: String?) -> Bool {
      line?.listMark.map { ($0.text != "-") == isNumbered } ?? false
    }
    while let line = rest.first, isNext(line), let mark = line.listMark {
      rest.removeFirst()
      let indent = mark.indent
      var own = [String(line.dropFirst(indent))]
      while let next = rest.first {
        if next.isBlank {
          // A blank line belongs to the item when the item goes on behind it.
          guard let after = rest.dropFirst().first(where: { !$0.isBlank }),
            after.indent >= indent
          else { break }
          own.append("")
        } else if next.indent >= indent {
          own.append(String(next.dropFirst(indent)))
        } else if next.beginsBlock || own.last?.isBlank == true {
          break
        } else {
          own.append(next.unindented)
        }
        rest.removeFirst()
      }
      items.append(Item(mark: mark.text, blocks: blocks(of: own[...])))
      // Blank lines may separate items; the list goes on only if another item follows.
      let blanks = rest.prefix(while: \.isBlank).count
      if isNext(rest.dropFirst(blanks).first) { rest = rest.dropFirst(blanks) }
    }
    return items
  }
}

/// What a line begins.
extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
  fileprivate var indent: Int { prefix { $0 == " " }.count }
  fileprivate var unindented: String { String(drop { $0 == " " || $0 == "\t" }) }

  fileprivate var fence: String? {
    guard indent < 4 else { return nil }
    return ["```", "~~~"].first { unindented.hasPrefix($0) }
  }

  fileprivate var heading: (level: Int, text: String)? {
    let level = prefix { $0 == "#" }.count
    guard (1...6).contains(level) else { return nil }
    let words = dropFirst(level)
    guard words.isEmpty || words.hasPrefix(" ") else { return nil }
    var text = String(words).unindented.trimmed
    while text.hasSuffix("#") { text.removeLast() }
    return (level, text.trimmed)
  }

  fileprivate var isRule: Bool {
    let marks = filter { $0 != " " }
    return indent < 4 && marks.count >= 3
      && ["*", "-", "_"].contains { mark in marks.allSatisfy { $0 == mark } }
  }

  fileprivate var isQuote: Bool { indent < 4 && unindented.hasPrefix(">") }

  fileprivate var withoutQuoteMark: String {
    guard isQuote else { return self }
    let text = unindented.dropFirst()
    return String(text.hasPrefix(" ") ? text.dropFirst() : text)
  }

  /// The mark of a list's item, and how far in its text begins.
  fileprivate var listMark: (text: String, indent: Int)? {
    let line = unindented
    guard indent < 4, !isRule else { return nil }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    var mark = String(line.prefix(1))
    if !digits.isEmpty {
      guard digits.count <= 9, let end = line.dropFirst(digits.count).first,
        end == "." || end == ")"
      else { return nil }
      mark = "\(digits)\(end)"
    } else if !["-", "*", "+"].contains(mark) {
      return nil
    }
    let blanks = line.dropFirst(mark.count).prefix { $0 == " " }.count
    guard blanks > 0 else { return nil }
    return (digits.isEmpty ? "-" : mark, indent + mark.count + (blanks > 4 ? 1 : blanks))
  }

  fileprivate var isTableRule: Bool {
    contains("-") && contains("|") && allSatisfy { "|-: ".contains($0) }
  }

  fileprivate var beginsBlock: Bool {
    fence != nil || heading != nil || isQuote || isRule || listMark != nil
  }

  /// The cells of a table's row; a bar in code or behind a backslash is no border.
  fileprivate var cells: [String] {
    var cells = [""]
    var isCode = false
    var isEscaped = false
    for letter in unindented.trimmed {
      if letter == "`", !isEscaped { isCode.toggle() }
      if letter == "|", !isCode, !isEscaped {
        cells.append("")
      } else {
        if letter == "|", isEscaped { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(letter)
      }
      isEscaped = letter == "\\" && !isEscaped
    }
    if cells.first?.isBlank == true { cells.removeFirst() }
    if cells.last?.isBlank == true { cells.removeLast() }
    return cells.map { $0.unindented.trimmed }
  }
}
