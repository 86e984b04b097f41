import CourseModel

/// Words in a picture of the screen, one or several lines of them, in the middle of the height of their room.
struct WordsPicture {
  var lines: [String]
  var size: Double
  var alignment: Snapshot.View.TextStyle.Alignment = .left
  /// How wide letters are on average, in points; nil for as usual.
  var letterWidth: Double?
  var isBold = false
  var isItalic = false
  /// Nil for black.
  var color: ScreenColor?
  /// How wide each line is on the device, in points; nil where that is not known.
  var widths: [Double]?
  /// The parts of the lines that look different; nil where all look alike.
  var runs: [[Snapshot.View.TextStyle.Run]]?

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
    let slope: Markup = isItalic ? "italic " : ""
    let written: [Markup] = lines.enumerated().map { number, line in
      let (words, length) = shown(line, number, most, room)
      return """
        <text x="\(x.inPoints)" y="\((first + Double(number) * step).inPoints)" text-anchor="\(anchor)"\(length) \
        fill="\(ink)" fill-opacity="\((color?.alpha ?? 1).inHundredths)" \
        style="font: \(slope)\(weight)\(size.inPoints)px Helvetica, Arial, system-ui, sans-serif; fill: \(ink)">\
        \(words)</text>

        """
    }
    return "\(written)"
  }

  /// What is written of a line, and how wide it is made whatever the reader's fonts are.
  private func shown(
    _ line: String, _ number: Int, _ most: Int, _ room: Rectangle
  ) -> (
    Markup, Markup?
  ) {
    if let runs, runs.indices.contains(number) { return (parts(runs[number], most), nil) }
    guard let widths, widths.indices.contains(number), widths[number].isFinite,
      widths[number] > 0, line.count > 1, room.width.isFinite
    else { return ("\(line.shortened(to: most))", nil) }
    let width = widths[number]
    // What a person reads is no narrower than this: names in a picture that is too small stay whole.
    let fits = width <= room.width + 1 || room.width < 1
    let words = fits ? line.shortened(to: 1000) : line.shortened(to: most)
    let length = fits ? width : room.width
    return (
      "\(words)", " textLength=\"\(length.inPoints)\" lengthAdjust=\"spacingAndGlyphs\""
    )
  }

  private func parts(_ runs: [Snapshot.View.TextStyle.Run], _ most: Int) -> Markup {
    var left = most
    var parts: [Markup] = []
    for run in runs.prefix(200) where left > 0 {
      var style: Markup = ""
      if let color = ScreenColor(run.color) {
        style += "fill: \(color.opaque); fill-opacity: \(color.alpha.inHundredths); "
      }
      if let size = run.size { style += "font-size: \(min(max(size, 1), 400).inPoints)px; " }
      if let isBold = run.isBold { style += isBold ? "font-weight: 600; " : "font-weight: 400; " }
      if run.isItalic == true { style += "font-style: italic; " }
      let lines: [Markup] =
        (run.isUnderlined == true ? ["underline "] : [])
        + (run.isStruckThrough == true ? ["line-through "] : [])
      if !lines.isEmpty { style += "text-decoration: \(lines)" }
      let words = run.text.onOneLine.shortened(to: left)
      left -= run.text.count
      parts.append("<tspan style=\"\(style)\">\(words)</tspan>")
    }
    return "\(parts)"
  }
}
