import Foundation

/// A text set in lines (rule 921).
///
/// Letters are about as wide as on a device (rules 933 and 1201), so that lines can end elsewhere there.
struct TextLayout {
  /// A line of the text; its rectangles are in points, from the corner of the room.
  struct Line {
    /// Its letters in UTF-16, those that end it included.
    var range: NSRange
    /// As wide as the room.
    var fragment: CGRect
    /// As wide as the letters.
    var used: CGRect
    /// Its places among the letters of the layout.
    fileprivate var letters: Range<Int>
    /// How far it keeps from the sides of the room, as its paragraph says.
    fileprivate var indents: Indents
  }

  /// How far a line keeps from the sides of the room.
  fileprivate struct Indents {
    var head: CGFloat = 0
    /// From the right edge: what the style says, or what is left of the room.
    var tail: CGFloat = 0
    /// What the style says from the right edge, which a line needs in a room of any width.
    var back: CGFloat = 0
    /// How wide the line may be.
    var limit: CGFloat
  }

  /// How a text is set.
  struct Room: Equatable {
    /// The width of the room, in points; not more than zero for any.
    var width: CGFloat = 0
    /// How many lines there may be; 0 for any number.
    var lines = 0
    /// How a label breaks lines; nil for what the text itself says.
    var lineBreakMode: NSLineBreakMode?
    /// How lines are aligned where the text itself does not say it.
    var alignment = NSTextAlignment.natural
    /// Whether lines keep from each other as their fonts say (rule 1301).
    var keepsLeading = false
  }

  private struct Letter {
    var offset: Int
    var width: CGFloat
    var height: CGFloat
    var spacing: CGFloat
    var kind: Kind
    var style: NSParagraphStyle?

    /// What may follow: anything, another line, or another paragraph.
    enum Kind { case inWord, endOfWord, blank, endOfParagraph }
  }

  /// The lines, from top to bottom; there is one in an empty text too.
  private(set) var lines: [Line] = []
  private var letters: [Letter] = []
  private let length: Int
  private let room: Room

  /// Sets a text.
  ///
  /// - Parameter font: The font of what has none.
  init(_ text: NSAttributedString, font: UIFont? = nil, in room: Room) {
    self.room = room
    length = text.length
    let usual = font ?? Self.usualFont
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      add(
        (text.string as NSString).substring(with: range), from: range.location,
        font: values[.font] as? UIFont ?? usual,
        kern: values[.kern] as? CGFloat ?? 0, values)
    }
    breakLines(emptyHeight: takenHeight(ofLineIn: usual))
  }

  /// The words of each line, without what ends it.
  func texts(of text: String) -> [String] {
    let letters = text as NSString
    return lines.map { line in
      let range = NSIntersectionRange(line.range, NSRange(location: 0, length: letters.length))
      return letters.substring(with: range).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Sets a text of one font.
  init(_ text: String, font: UIFont?, in room: Room) {
    self.room = room
    length = (text as NSString).length
    let font = font ?? Self.usualFont
    add(text, from: 0, font: font, kern: 0, [:])
    breakLines(emptyHeight: takenHeight(ofLineIn: font))
  }

  /// The width of the widest line and the height of all lines, in points, as views take it: rounded up to pixels.
  var size: CGSize { Self.upToPixels(measuredSize) }

  /// The width of the widest line and the height of all lines, in points, as texts are measured: from iOS 7 on
  /// it is not rounded (rule 933).
  var measuredSize: CGSize {
    let size = CGSize(
      width: lines.map { $0.indents.head + $0.used.width + $0.indents.back }.max() ?? 0,
      height: lines.last?.fragment.maxY ?? 0)
    return deviceNumber < 7 ? Self.upToPixels(size) : size
  }

  /// The size of a text in one line, which labels, buttons and fields ask for.
  static func size(of text: some StringProtocol, font: UIFont) -> CGSize {
    upToPixels(CGSize(width: font.width(of: text), height: height(ofLineIn: font)))
  }

  /// Rounded up to pixels of the screen, before iOS 7 to whole points (rule 933).
  private static func upToPixels(_ size: CGSize) -> CGSize {
    let scale = deviceNumber < 7 ? 1 : Simulator.current?.configuration.device.scale ?? 1
    // What arithmetic leaves of a pixel counts neither here nor where lines are broken.
    func up(_ length: CGFloat) -> CGFloat {
      max((length * scale - 0.0005).rounded(.up), 0) / scale
    }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  /// How high a line is: Helvetica's lines took whole points.
  private static func height(ofLineIn font: UIFont) -> CGFloat {
    deviceNumber < 7 ? (font.pointSize * 1.2).rounded(.up) : font.pointSize * font.heightOfLine
  }

  /// The same with what lines keep from each other, where that counts here (rule 1301).
  private func takenHeight(ofLineIn font: UIFont) -> CGFloat {
    Self.height(ofLineIn: font) + (room.keepsLeading ? font.ownLeading : 0)
  }

  /// The font of a text that says none.
  private static var usualFont: UIFont { .systemFont(ofSize: 12) }

  // MARK: Setting

  private mutating func add(
    _ text: String, from start: Int, font: UIFont, kern: CGFloat,
    _ values: [NSAttributedString.Key: Any]
  ) {
    let style = values[.paragraphStyle] as? NSParagraphStyle
    let height = takenHeight(ofLineIn: font)
    var offset = start
    for character in text {
      var letter = Letter(
        offset: offset, width: font.width(of: character) + kern, height: height, spacing: 0,
        kind: Self.kind(of: character), style: style)
      if let attachment = values[.attachment] as? NSTextAttachment {
        let bounds = attachment.takenBounds
        letter.width = bounds.width
        letter.height = max(letter.height, bounds.maxY)
        letter.kind = .endOfWord
      }
      if letter.kind == .endOfParagraph { letter.width = 0 }
      if let style { Self.apply(style, to: &letter) }
      letters.append(letter)
      offset += character.utf16.count
    }
  }

  private static func apply(_ style: NSParagraphStyle, to letter: inout Letter) {
    if style.lineHeightMultiple > 0 { letter.height *= style.lineHeightMultiple }
    letter.height = max(letter.height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { letter.height = min(letter.height, style.maximumLineHeight) }
    letter.spacing = style.lineSpacing
    if letter.kind == .endOfParagraph {
      letter.spacing = max(letter.spacing, style.paragraphSpacing)
    }
  }

  private static func kind(of character: Character) -> Letter.Kind {
    if character.isNewline { return .endOfParagraph }
    if character == " " || character == "\t" { return .blank }
    // After a hyphen and between the letters of languages that write without blanks a line may end.
    let isWithoutBlanks = character.unicodeScalars.first.map { (0x2E80...0xFFEF) ~= $0.value }
    return character == "-" || isWithoutBlanks == true ? .endOfWord : .inWord
  }

  private mutating func breakLines(emptyHeight: CGFloat) {
    var (start, width, end) = (0, CGFloat(0), Int?.none)
    var limit = indents(at: start).limit
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      if letter.kind == .endOfParagraph {
        addLine(start..<(index + 1))
        (start, width, end) = (index + 1, 0, nil)
        limit = indents(at: start).limit
      } else if letter.kind != .blank, width + letter.width > limit + 0.001,
        index > start,
        let breaking = breaking(letter)
      {
        let cut = breaking == .byCharWrapping ? index : end ?? index
        addLine(start..<cut, isBroken: true)
        (start, end) = (cut, nil)
        limit = indents(at: start).limit
        width = letters[cut..<index].reduce(0) { $0 + $1.width }
        continue
      } else {
        width += letter.width
        if letter.kind == .blank || letter.kind == .endOfWord { end = index + 1 }
      }
      index += 1
    }
    if start < letters.count || lines.isEmpty || letters.last?.kind == .endOfParagraph {
      addLine(start..<letters.count, emptyHeight: letters.last?.height ?? emptyHeight)
    }
    cutToRoom()
    align()
  }

  /// Whether a paragraph begins with that letter.
  private func isParagraph(_ index: Int) -> Bool {
    index == 0 || letters[index - 1].kind == .endOfParagraph
  }
  /// How far the line that begins with a letter keeps from the sides of the room.
  private func indents(at index: Int) -> Indents {
    let full = room.width > 0 ? room.width : .greatestFiniteMagnitude
    guard index < letters.count, let style = letters[index].style else {
      return Indents(limit: full)
    }
    let head = max(isParagraph(index) ? style.firstLineHeadIndent : style.headIndent, 0)
    // From the left edge, or from the right one where it is less than zero.
    let back = max(-style.tailIndent, 0)
    let end = style.tailIndent > 0 ? min(style.tailIndent, full) : full - back
    return Indents(
      head: head, tail: room.width > 0 ? full - end : back, back: back,
      limit: max(end - head, 0))
  }

  /// Whether lines end between words or letters; nil for a text that stays in its line.
  private func breaking(_ letter: Letter) -> NSLineBreakMode? {
    // A label whose last line is cut breaks those before it between words.
    if let mode = room.lineBreakMode { return mode == .byCharWrapping ? mode : .byWordWrapping }
    let mode = letter.style?.lineBreakMode ?? .byWordWrapping
    return [.byWordWrapping, .byCharWrapping].contains(mode) ? mode : nil
  }

  private mutating func addLine(
    _ letters: Range<Int>, isBroken: Bool = false, emptyHeight: CGFloat = 0
  ) {
    let content = self.letters[letters]
    let before =
      isParagraph(letters.lowerBound) ? content.first?.style?.paragraphSpacingBefore : nil
    let above = lines.last.map { last in
      last.fragment.maxY + (self.letters[last.letters].map(\.spacing).max() ?? 0) + (before ?? 0)
    }
    let height = content.map(\.height).max() ?? emptyHeight
    // Blanks hang over the edge where a line is broken.
    let hanging = isBroken ? content.reversed().prefix { $0.kind == .blank }.count : 0
    var width = content.dropLast(hanging).reduce(0) { $0 + $1.width }
    let indents = indents(at: letters.lowerBound)
    if room.width > 0, content.last?.kind == .blank {
      width = min(width, indents.limit)
    }
    let start = content.first?.offset ?? length
    let isLast = letters.upperBound == self.letters.count
    let end = isLast ? length : self.letters[letters.upperBound].offset
    let place = CGRect(
      x: 0, y: above ?? 0, width: max(indents.head + width, room.width), height: height)
    lines.append(
      Line(
        range: NSRange(location: start, length: end - start), fragment: place,
        used: CGRect(x: indents.head, y: place.minY, width: width, height: height),
        letters: letters, indents: indents))
  }

  /// What has no line any more would stand in the last one, and is cut there.
  private mutating func cutToRoom() {
    guard room.lines > 0, lines.count > room.lines else { return }
    lines.removeSubrange(room.lines...)
  }

  private mutating func align() {
    guard room.width > 0 else { return }
    for (index, line) in lines.enumerated() {
      let own = letters[line.letters].first?.style?.alignment
      let rest = max(room.width - line.used.width - line.indents.head - line.indents.tail, 0)
      switch own ?? room.alignment {
      case .center: lines[index].used.origin.x += rest / 2
      case .right: lines[index].used.origin.x += rest
      default: break
      }
    }
  }

  // MARK: Places

  /// The place in `lines` of the line in which a letter stands; the last line for the end of the text.
  func line(at offset: Int) -> Int {
    lines.firstIndex { offset < NSMaxRange($0.range) } ?? lines.count - 1
  }

  /// How far from the left edge of the room a letter begins, in points.
  private func edge(of offset: Int, in line: Line) -> CGFloat {
    letters[line.letters].prefix { $0.offset < offset }
      .reduce(line.used.minX) { $0 + $1.width }
  }

  /// Where a letter begins: a rectangle without width, as high as the line.
  func caret(at offset: Int) -> CGRect {
    let line = lines[line(at: offset)]
    return CGRect(
      x: edge(of: offset, in: line), y: line.fragment.minY, width: 0,
      height: line.fragment.height)
  }

  /// The rectangles of a piece of the text, one for each line; empty for none.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let piece = NSIntersectionRange(line.range, range)
      guard piece.length > 0 else { return nil }
      let start = edge(of: piece.location, in: line)
      let end = edge(of: NSMaxRange(piece), in: line)
      return CGRect(
        x: start, y: line.fragment.minY, width: end - start, height: line.fragment.height)
    }
  }

  /// The letter at a point or the one that is next to it, in UTF-16, and how far to its right the point is, from 0
  /// for its left edge to 1 for its right one; nil in an empty text.
  func letter(nextTo point: CGPoint) -> (offset: Int, part: CGFloat)? {
    let at = lines.first { point.y < $0.fragment.maxY && !$0.letters.isEmpty }
    guard let line = at ?? lines.last(where: { !$0.letters.isEmpty }) else { return nil }
    var left = line.used.minX
    for index in line.letters {
      let (letter, isLast) = (letters[index], index == line.letters.last)
      if point.x < left + letter.width || isLast {
        let part = letter.width > 0 ? (point.x - left) / letter.width : 0
        return (letter.offset, min(max(part, 0), 1))
      }
      left += letter.width
    }
    return nil
  }

  /// The letter at a point, in UTF-16; nil where none is.
  func letter(at point: CGPoint) -> Int? {
    guard
      lines.contains(where: {
        $0.fragment.minY <= point.y && point.y < $0.fragment.maxY && $0.used.minX <= point.x
          && point.x < $0.used.maxX
      })
    else { return nil }
    return letter(nextTo: point)?.offset
  }

  /// Between which letters typing would go on after a touch at a point: how many UTF-16 units are before it.
  func insertionPlace(nextTo point: CGPoint) -> Int {
    if let last = lines.last, last.letters.isEmpty, point.y >= last.fragment.minY { return length }
    guard let (offset, part) = letter(nextTo: point) else { return 0 }
    guard part > 0.5, let index = letters.firstIndex(where: { $0.offset == offset }),
      letters[index].kind != .endOfParagraph
    else { return offset }
    return index + 1 < letters.count ? letters[index + 1].offset : length
  }
}
