import CourseModel

/// Words in a picture of the screen, one or several lines of them, in the middle of the height of their room.
struct WordsPicture {
  var lines: [String]
  var size: Double
  var alignment: Snapshot.View.TextStyle.Alignment = .left
  /// How wide letters are on average, in points; nil for as usual.
  var letterWidth: Double?
  var isBold = false
  /// Nil for black.
  var color: ScreenColor?

  func markup(in room: Rectangle) -> Markup {
    let (x, anchor): (Double, String) =
      switch alignment {
      case .left: (room.x, "start")
      case .center: (room.midX, "middle")
      case .right: (room.maxX, "end")
      }
    // As many letters as would be in the room if all were as wide as they are on average.
    let average = letterWidth ?? size * 0.5
    let most = Int(min(max(1, room.width / max(average, 0.1) + 0.01), 1000))
    let step = size * 1.2
    let first = room.midY + size * 0.35 - Double(lines.count - 1) / 2 * step
    let ink = color?.opaque ?? "#000000"
    let weight: Markup = isBold ? "600 " : ""
    let written: [Markup] = lines.enumerated().map { number, line in
      """
      <text x="\(x.inPoints)" y="\((first + Double(number) * step).inPoints)" text-anchor="\(anchor)" \
      fill="\(ink)" fill-opacity="\((color?.alpha ?? 1).inHundredths)" \
      style="font: \(weight)\(size.inPoints)px Helvetica, Arial, system-ui, sans-serif; fill: \(ink)">\
      \(line.shortened(to: most))</text>

      """
    }
    return "\(written)"
  }
}
