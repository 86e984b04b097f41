import CourseModel
import EventTrace

extension Reading {
  /// The text with each of its pictures in the place of the line that asks for it.
  ///
  /// - Parameter draw: What comes instead of such a line, from the picture and its caption.
  func replacingPictures(by draw: (ReadingPicture, String) -> String) -> String {
    guard let pictures else { return markdown }
    return markdown.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let (caption, target) = Self.picture(on: line),
        let picture = pictures.first(where: { $0.target == target })
      else { return String(line) }
      return draw(picture, caption)
    }.joined(separator: "\n")
  }

  /// The caption and the target of a line that is a picture and nothing else.
  static func picture(on line: Substring) -> (caption: String, target: String)? {
    line.wholeMatch(of: /!\[([^\]]*)\]\(([^)\s]+)\)\s*/).map { (String($0.1), String($0.2)) }
  }
}

extension TextRenderer {
  /// The text with its pictures in characters, each as a block of code below its caption.
  func withPictures(_ reading: Reading) -> String {
    reading.replacingPictures { picture, caption in
      (["\(caption):", "", "```"] + drawn(picture.drawing).map(\.trimmed) + ["```"])
        .joined(separator: "\n")
    }
  }

  private func drawn(_ drawing: ReadingPicture.Drawing) -> [String] {
    switch drawing {
    case .screen(let screen): return sketch(of: screen, indent: 4).map { String($0.dropFirst(4)) }
    case .events(let events):
      return TextRenderer(style: TextStyle(width: style.width - 4)).tree(events)
    case .flow(let events): return drawn(EventFlow(events))
    case .tree(let screen):
      let trees = ScreenTrees(screen)
      let left = ["Controllers"] + trees.controllers.map(\.escaped)
      let right = ["Views"] + trees.views.map(\.escaped)
      let width = left.map(\.columns).max() ?? 0
      let whole = width + 3 + (right.map(\.columns).max() ?? 0)
      guard whole <= style.width - 4 else { return left + [""] + right }
      return (0..<max(left.count, right.count)).map { row in
        (row < left.count ? left[row] : "").padded(to: width) + "   "
          + (row < right.count ? right[row] : "")
      }
    }
  }

  /// A column for each lane. An event may reach into the columns behind its own, which are empty in its row.
  private func drawn(_ flow: EventFlow) -> [String] {
    let width = style.width - 4
    let names = flow.lanes.map(\.escaped)
    var starts = names.indices.map { lane in
      names.prefix(lane).reduce(0) { $0 + $1.columns + 2 }
    }
    // Where the names would leave no room for the events, each has a line of its own.
    let isNarrow = (starts.last ?? 0) + 40 > width
    if isNarrow { starts = names.indices.map { $0 * 6 } }
    let heads = zip(starts, names).map { String(repeating: " ", count: $0) + $1 }
    let head = zip(starts, names).reduce("") { $0.padded(to: $1.0) + $1.1 }
    return (isNarrow ? heads : [head]) + [""]
      + flow.rows.map { row in
        let start = starts[row.lane]
        return String(repeating: " ", count: start)
          + row.text.escaped.shortened(to: width - start)
      }
  }
}
