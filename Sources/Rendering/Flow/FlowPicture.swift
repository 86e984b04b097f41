import CourseModel
import EventTrace

/// A flow as a picture: each lane is a line down from the name of its object, each event a box on it, and an
/// arrow leads to the box from the lane of the object that made it happen.
struct FlowPicture: PagePicture {
  private let flow: EventFlow

  init(_ events: [Event]) { flow = EventFlow(events) }

  // In units of the picture: a character of the typeface is at most 8 wide.
  private static let (line, top, character, longest) = (28, 40, 8, 64)

  private func length(_ text: String) -> Int {
    text.shortened(to: Self.longest).columns * Self.character
  }

  /// Where the lane's line is: to the right of the name before it.
  private func left(of lane: Int) -> Int {
    flow.lanes.prefix(lane).reduce(20) { $0 + max(length($1) + 28, 90) }
  }

  var width: Int {
    let rows = flow.rows.map { left(of: $0.lane) + length($0.text) + 20 }
    let heads = flow.lanes.indices.map { left(of: $0) + length(flow.lanes[$0]) + 10 }
    return (rows + heads).max() ?? 20
  }

  var height: Int { Self.top + flow.rows.count * Self.line + 8 }

  /// The picture's parts with its upper left corner at a place of a larger one.
  func parts(x: Int = 0, y: Int = 0) -> Markup {
    var markup: Markup = ""
    for (lane, name) in flow.lanes.enumerated() {
      let x = left(of: lane)
      markup += "<text class=\"head\" x=\"\(x - 10)\" y=\"18\">\(name)</text>\n"
      markup += "<path class=\"guide\" d=\"M\(x) 26V\(height - 4)\"/>\n"
    }
    for (place, row) in flow.rows.enumerated() {
      markup += arrow(to: row, at: place)
      let (x, y) = (left(of: row.lane), Self.top + place * Self.line)
      let words = row.text.shortened(to: Self.longest)
      let style: Markup = row.kind == .query ? "ask" : row.kind == .exception ? "wrong" : ""
      markup += """
        <rect class="box" x="\(x - 10)" y="\(y)" width="\(length(row.text) + 16)" height="22" rx="4"/>
        <text class="\(style)" x="\(x - 2)" y="\(y + 15)">\(words)</text>

        """
    }
    return "<g transform=\"translate(\(x) \(y))\">\n\(markup)</g>\n"
  }

  /// From the lane of another object.
  private func arrow(to row: EventFlow.Row, at place: Int) -> Markup {
    guard let origin = row.origin, origin != row.lane else { return "" }
    let (start, end) = (left(of: origin), left(of: row.lane))
    let y = Self.top + place * Self.line + 11
    let right = end - 10 + length(row.text) + 16
    let path: Markup =
      if start < end {
        "M\(start) \(y)H\(end - 10)m-6 -4l6 4l-6 4"
      } else if right < start {
        "M\(start) \(y)H\(right)m6 -4l-6 4l6 4"
      } else {
        // The box reaches below the lane.
        "M\(start) \(y - 17)V\(y - 11)m-4 -6l4 6l4 -6"
      }
    return "<path class=\"guide\" d=\"\(path)\"/>\n"
  }
}
