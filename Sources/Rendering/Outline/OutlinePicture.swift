import CourseModel

/// The outline of a xib or storyboard with an arrow for each connection, from its line to that of the
/// object to which it leads.
struct OutlinePicture: PagePicture {
  private let title: String
  private let rows: [OutlineRow]
  /// In which of the lanes beside the rows each arrow runs, by the place of its row.
  private let lanes: [Int: Int]

  init(_ outline: InterfaceOutline) {
    title = outline.file.onOneLine
    rows = OutlineRow.rows(of: outline)
    lanes = Self.lanes(for: rows)
  }

  /// Short arrows stand inside of long ones, and no two that pass the same row share a lane.
  private static func lanes(for rows: [OutlineRow]) -> [Int: Int] {
    var arrows: [(row: Int, span: ClosedRange<Int>)] = []
    for (row, target) in rows.enumerated().map({ ($0, $1.target) }) {
      if let target { arrows.append((row, min(row, target)...max(row, target))) }
    }
    arrows.sort { ($0.span.count, $0.row) < ($1.span.count, $1.row) }
    var (lanes, taken): ([Int: Int], [[ClosedRange<Int>]]) = ([:], [])
    for arrow in arrows {
      let free = taken.firstIndex { $0.allSatisfy { !$0.overlaps(arrow.span) } } ?? taken.count
      if free == taken.count { taken.append([]) }
      taken[free].append(arrow.span)
      lanes[arrow.row] = free
    }
    return lanes
  }

  // In units of the picture: a character of the typeface is 7.6 wide.
  private static let line = 22
  private static let step = 18
  private static let lane = 11
  private static let character = 7.6
  private static let longest = 90

  private func x(of row: OutlineRow) -> Int { 10 + min(row.depth, 20) * Self.step }

  private func end(of row: OutlineRow) -> Int {
    let columns = row.text.onOneLine.shortened(to: Self.longest).columns
    return x(of: row) + Int(Double(columns) * Self.character) + 6
  }

  /// Where the first lane is.
  private var textWidth: Int { rows.map(end).max() ?? 0 }
  private func y(of place: Int) -> Int { (place + 1) * Self.line + 4 }

  var width: Int { textWidth + ((lanes.values.max() ?? -1) + 2) * Self.lane + 8 }
  var height: Int { (rows.count + 1) * Self.line + 12 }

  /// The picture's parts with its upper left corner at a place of a larger one.
  func parts(x: Int = 0, y: Int = 0) -> Markup {
    let texts: [Markup] = rows.enumerated().map { place, row in
      let tone: Markup = row.isConnection ? "ask" : ""
      return """
        <text class="\(tone)" x="\(self.x(of: row))" y="\(self.y(of: place) + 16)">\
        \(row.text.onOneLine.shortened(to: Self.longest))</text>

        """
    }
    let arrows: [Markup] = rows.indices.map { arrow(from: $0) ?? "" }
    return """
      <g transform="translate(\(x) \(y))">
      <text class="head" x="4" y="20">\(title)</text>
      \(arrows)\(texts)</g>

      """
  }

  private func arrow(from place: Int) -> Markup? {
    guard let lane = lanes[place], let target = rows[place].target else { return nil }
    let turn = textWidth + (lane + 1) * Self.lane
    let (top, bottom) = (y(of: place) + 12, y(of: target) + 12)
    let tip = end(of: rows[target])
    return """
      <path class="guide" d="M\(end(of: rows[place])) \(top)H\(turn)V\(bottom)H\(tip)l6 -4m-6 4l6 4"/>

      """
  }
}
