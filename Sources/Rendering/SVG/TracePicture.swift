import CourseModel
import EventTrace

/// Events as a picture: one a line, what happened inside of something further in, with a guide from
/// what encloses to what it encloses.
struct TracePicture: PagePicture {
  private var rows: [Row] = []
  private var showsTime = false

  private struct Row {
    var depth: Int
    var sign: String
    var text: String
    var tone: String
    var time: String?
    var frame: Frame?
    /// The depth of the event; nil for a line that is none.
    var nesting: Int?
  }

  private enum Frame { case actual, expected }

  init() {}

  /// Events and, in their place, what was expected.
  ///
  /// - Parameters:
  ///   - marked: The number of the first event that is not as expected.
  ///   - expected: What should have come there, or at the end where nothing is marked.
  init(_ events: [Event], marked: Int? = nil, expected: String? = nil) {
    add(events, marked: marked, expected: expected)
  }

  mutating func add(_ events: [Event], marked: Int? = nil, expected: String? = nil) {
    let top = events.map(\.depth).min() ?? 0
    showsTime = showsTime || events.contains { $0.instant != .zero }
    for event in events {
      let depth = min(event.depth - top, 20)
      if event.sequence == marked, let expected { addExpected(expected, depth: depth) }
      rows.append(
        Row(
          depth: depth, sign: TextRenderer.sign(of: event),
          text: event.description.onOneLine, tone: Self.tone(of: event.kind),
          time: TextRenderer.seconds(event.instant),
          frame: event.sequence == marked ? .actual : nil, nesting: depth))
    }
    if let expected, !events.contains(where: { $0.sequence == marked }) {
      addExpected(expected, depth: events.last.map { min($0.depth - top, 20) } ?? 0)
    }
  }

  /// Adds a line that is no event, such as a heading.
  mutating func add(heading: String) {
    rows.append(Row(depth: 0, sign: "", text: heading, tone: "head"))
  }

  private mutating func addExpected(_ text: String, depth: Int) {
    rows.append(
      Row(depth: depth, sign: "✓", text: "expected: \(text)", tone: "wanted", frame: .expected))
  }

  private static func tone(of kind: Event.Kind) -> String {
    switch kind {
    case .callback, .call: ""
    case .query: "ask"
    case .console, .notification: "faint"
    case .exception: "wrong"
    case .diagnosis: "noticed"
    case .script: "head"
    }
  }

  // In units of the picture: a character of the typeface is 7.6 wide.
  private static let line = 24
  private static let step = 20
  private static let character = 7.6
  private static let longest = 110

  private var left: Int { showsTime ? 66 : 10 }

  var width: Int {
    var widest = 0.0
    for row in rows {
      let start = Double(left + row.depth * Self.step + 24)
      let length = Double(row.text.shortened(to: Self.longest).columns) * Self.character
      widest = max(widest, start + length)
    }
    return Int(widest) + 15
  }

  var height: Int { rows.count * Self.line + 8 }

  /// The picture's parts with its upper left corner at a place of a larger one.
  func parts(x: Int = 0, y: Int = 0) -> Markup {
    let lines = rows.enumerated().map { place, row in line(row, at: place) }
    return "<g transform=\"translate(\(x) \(y))\">\n\(guides)\(lines)</g>\n"
  }

  private func line(_ row: Row, at place: Int) -> Markup {
    let y = place * Self.line + 4
    let x = left + row.depth * Self.step
    let shown = row.text.shortened(to: Self.longest)
    let frame: Markup? = row.frame.map { frame in
      let style: Markup = frame == .actual ? "spot" : "gap"
      return """
        <rect class="\(style)" x="\(x - 6)" y="\(y + 1)" width="\(width - x - 2)" height="\
        \(Self.line - 2)" rx="4"/>

        """
    }
    let time: Markup? =
      showsTime
      ? row.time.map { "<text class=\"faint\" x=\"4\" y=\"\(y + 16)\">\($0)</text>\n" } : nil
    let sign: Markup? =
      row.sign.isEmpty
      ? nil : "<text class=\"faint\" x=\"\(x)\" y=\"\(y + 16)\">\(row.sign)</text>\n"
    let whole: Markup? = shown == row.text ? nil : "<title>\(row.text.shortened(to: 2000))</title>"
    let textX = row.sign.isEmpty ? 4 : x + 18
    return """
      \(frame)\(time)\(sign)<text class="\(row.tone)" x="\(textX)" y="\(y + 16)">\(shown)\(whole)</text>

      """
  }

  /// From each event down to the last that happened inside of it.
  private var guides: Markup {
    var guides: Markup = ""
    for (place, row) in rows.enumerated() {
      guard let depth = row.nesting else { continue }
      var last = place
      for next in rows.indices.dropFirst(place + 1) {
        guard let inner = rows[next].nesting else {
          if rows[next].frame == nil { break }
          continue
        }
        if inner <= depth { break }
        last = next
      }
      guard last > place else { continue }
      let x = left + depth * Self.step + 4
      let top = place * Self.line + 4 + 21
      let bottom = last * Self.line + 4 + 12
      guides += "<path class=\"guide\" d=\"M\(x) \(top)V\(bottom)h10\"/>\n"
    }
    return guides
  }
}
