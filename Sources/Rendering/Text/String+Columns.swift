extension Character {
  /// How many columns of a terminal the character takes.
  ///
  /// Two for the wide letters of East Asia and for emoji, none for a mark that has no letter below it.
  var columns: Int {
    if isASCII { return 1 }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    // Most letters of Europe: the tables of Unicode are slow to ask.
    if first.value < 0x300, scalars.count == 1, first.value != 0xAD { return 1 }
    if first.properties.isEmojiPresentation || scalars.contains(where: { $0.value == 0xFE0F })
      || Self.wide.contains(where: { $0.contains(first.value) })
    {
      return 2
    }
    let isMark = scalars.allSatisfy {
      [.nonspacingMark, .enclosingMark, .format].contains($0.properties.generalCategory)
    }
    return isMark ? 0 : 1
  }

  /// Unicode's wide and full-width blocks (Standard Annex 11).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// How many columns of a terminal the text takes.
  var columns: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }

  /// Whether it has at most so many columns; of a longer text no more is looked at than that.
  func fits(columns width: Int) -> Bool {
    let part = prefix(columns: width)
    return part.endIndex == endIndex && part.columns <= width
  }

  /// As many characters from the start as fit into so many columns, and at least one.
  func prefix(columns width: Int) -> SubSequence {
    var left = width
    let end = indices.first { index in
      left -= self[index].columns
      return left < 0
    }
    guard let end else { return self[...] }
    return self[..<(end == startIndex ? index(after: end) : end)]
  }
}
