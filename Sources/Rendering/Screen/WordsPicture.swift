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
      let base = first + Double(number) * step
      return """
        \(backgrounds(number, x, base, room))\
        <text x="\(x.inPoints)" y="\(base.inPoints)" text-anchor="\(anchor)"\(length) \
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

  /// The colours behind parts of a line, as high as its letters.
  private func backgrounds(_ number: Int, _ x: Double, _ base: Double, _ room: Rectangle) -> Markup
  {
    guard let runs, runs.indices.contains(number) else { return "" }
    let line = runs[number].prefix(Self.mostParts)
    let widths = line.map { $0.width ?? 0 }
    guard line.contains(where: { $0.background != nil }), widths.allSatisfy(\.isFinite) else {
      return ""
    }
    let all = widths.reduce(0, +)
    var left =
      switch alignment {
      case .left: x
      case .center: x - all / 2
      case .right: x - all
      }
    var parts: [Markup] = []
    for (run, width) in zip(line, widths) {
      let size = min(max(run.size ?? self.size, 1), 400)
      let (start, end) = (max(left, room.x), min(left + width, room.maxX))
      left += width
      guard let color = ScreenColor(run.background), end > start else { continue }
      parts.append(
        """
        <rect x="\(start.inPoints)" y="\((base - size * 0.95).inPoints)" \
        width="\((end - start).inPoints)" height="\((size * 1.2).inPoints)" \
        fill="\(color.opaque)" fill-opacity="\(color.alpha.inHundredths)"/>

        """)
    }
    return "\(parts)"
  }

  private static let mostParts = 200

  private func parts(_ runs: [Snapshot.View.TextStyle.Run], _ most: Int) -> Markup {
    var left = most
    var parts: [Markup] = []
    for run in runs.prefix(Self.mostParts) where left > 0 {
      var style: Markup = ""
      if let color = ScreenColor(run.color) {
        style += "fill: \(color.opaque); fill-opacity: \(color.alpha.inHundredths); "
      }
      if let size = run.size { style += "font-size: \(min(max(size, 1), 400).inPoints)px; " }
      if let isBold = run.isBold { style += isBold ? "font-weight: 600; " : "font-weight: 400; " }
      if run.isItalic == true { style += "font-style: italic; " }
      if let kern = run.kern, kern.isFinite {
        style += "letter-spacing: \(min(max(kern, -100), 100).inPoints)px; "
      }
      if let outline = run.outline, outline.width.isFinite, let ink = ScreenColor(outline.color) {
        style +=
          "fill: none; stroke: \(ink.opaque); stroke-width: \(min(outline.width, 100).inPoints)px; "
      }
      let lines: [Markup] =
        (run.isUnderlined == true ? ["underline "] : [])
        + (run.isStruckThrough == true ? ["line-through "] : [])
      if !lines.isEmpty { style += "text-decoration: \(lines)" }
      let words = run.text.onOneLine.shortened(to: left)
      left -= run.text.count
      var length: Markup?
      if let width = run.width, width.isFinite, width > 0, words == run.text.onOneLine {
        length = " textLength=\"\(width.inPoints)\" lengthAdjust=\"spacingAndGlyphs\""
      }
      parts.append("<tspan\(length) style=\"\(style)\">\(words)</tspan>")
    }
    return "\(parts)"
  }
}
