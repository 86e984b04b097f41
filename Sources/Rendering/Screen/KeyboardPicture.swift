import CourseModel

/// The system's keyboard: its keys, and the room around them.
struct KeyboardPicture {
  let frame: Rectangle
  let era: ScreenEra
  /// Where the room for keys ends; nil for at its lower edge.
  let bottom: Double?

  private static let letters = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  var markup: Markup { frame.height > frame.width ? lying : keys }

  /// At a side of the screen, as an interface that is turned has it on a screen that is not (up to iOS 7).
  private var lying: Markup {
    let numbers =
      frame.x <= 0
      ? [0, 1, -1, 0, frame.maxX, frame.y] : [0, -1, 1, 0, frame.x, frame.maxY]
    guard let place = ScreenPlace(numbers) else { return "" }
    let turned = KeyboardPicture(
      frame: Rectangle(width: frame.height, height: frame.width), era: era, bottom: nil)
    return "<g transform=\"\(place.attribute)\">\n\(turned.keys)</g>\n"
  }

  private var keys: Markup {
    let back =
      era == .shiny
      ? ScreenPen.shiny(frame, "#8f98a4ff", "#535b66ff")
      : rectangle(frame, ScreenColor("#cdd0d6f2"))
    let end = min(frame.maxY, max(frame.y, bottom ?? frame.maxY))
    let height = min(end - frame.y, frame.width > 600 ? 320 : 216) / 4
    guard height > 20, frame.width > 100 else { return back + words(frame) }
    let top = end - 4 * height
    let width = frame.width / 10
    var markup = back
    for (row, letters) in Self.letters.enumerated() {
      let start = frame.midX - Double(letters.count) * width / 2
      for (column, letter) in letters.enumerated() {
        markup += key(
          String(letter),
          Rectangle(
            x: start + Double(column) * width, y: top + Double(row) * height, width: width,
            height: height))
      }
    }
    let row = top + 3 * height
    markup += key(
      "123", Rectangle(x: frame.x, y: row, width: 2.5 * width, height: height), isGray: true)
    let space = Rectangle(x: frame.x + 2.5 * width, y: row, width: 5 * width, height: height)
    markup += key("", space) + words(space)
    return markup
      + key(
        "return", Rectangle(x: frame.x + 7.5 * width, y: row, width: 2.5 * width, height: height),
        isGray: true)
  }

  private func key(_ text: String, _ place: Rectangle, isGray: Bool = false) -> Markup {
    let room = Rectangle(
      x: place.x + 3, y: place.y + 5, width: max(0, place.width - 6),
      height: max(0, place.height - 10))
    let drawn = rectangle(
      room, ScreenColor(isGray && era != .glass ? "#abb0baff" : "#ffffffff"),
      "rx=\"\(era == .glass ? 8 : 5)\"")
    guard !text.isEmpty else { return drawn }
    return drawn
      + WordsPicture(lines: [text], size: text.count > 1 ? 15 : 20, alignment: .center).markup(
        in: room)
  }

  private func words(_ place: Rectangle) -> Markup {
    WordsPicture(
      lines: ["Keyboard"], size: 15, alignment: .center, color: ScreenColor("#59616eff")
    ).markup(in: place)
  }
}
