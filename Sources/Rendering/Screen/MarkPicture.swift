import CourseModel

/// Something that the app has drawn on a view: an outline, filled or drawn as a line, or words.
struct MarkPicture {
  private let mark: Snapshot.View.Look.Mark

  init(_ mark: Snapshot.View.Look.Mark) { self.mark = mark }

  /// Nothing for what is no path.
  var markup: Markup {
    guard let path = ScreenPath(mark.outline) else { return "" }
    let drawn = mark.text == nil ? shape(path) : words(path)
    let seen: Markup =
      mark.opacity.map { "<g opacity=\"\($0.inHundredths)\">\(drawn)</g>\n" } ?? drawn
    return (mark.clips ?? []).compactMap { ScreenPath($0) }.reversed().reduce(seen) { seen, clip in
      """
      <g clip-path="url(#\(clip.name()))"><clipPath id="\(clip.name())"><path d="\(clip.data)"/></clipPath>
      \(seen)</g>

      """
    }
  }

  private func shape(_ path: ScreenPath) -> Markup {
    let rule: Markup = mark.isEvenOdd == true ? " fill-rule=\"evenodd\"" : ""
    if let gradient = mark.gradient, let fill = GradientPicture(gradient) {
      return "\(fill.definition)<path d=\"\(path.data)\" fill=\"url(#\(fill.name))\"\(rule)/>\n"
    }
    let fill: Markup =
      ScreenColor(mark.fill).map {
        "fill=\"\($0.opaque)\" fill-opacity=\"\($0.alpha.inHundredths)\""
      } ?? "fill=\"none\""
    return "<path d=\"\(path.data)\" \(fill)\(rule)\(line)/>\n"
  }

  private var line: Markup? {
    guard let line = mark.line, let color = ScreenColor(line.color) else { return nil }
    let cap: Markup? =
      ["round", "square"].contains(line.cap) ? " stroke-linecap=\"\(line.cap ?? "")\"" : nil
    let join: Markup? =
      ["round", "bevel"].contains(line.join) ? " stroke-linejoin=\"\(line.join ?? "")\"" : nil
    return """
       stroke="\(color.opaque)" stroke-opacity="\(color.alpha.inHundredths)" \
      stroke-width="\(min(max(line.width, 0), 10_000).inPoints)"\(cap)\(join)\(dashes(of: line))
      """
  }

  private func dashes(of line: Snapshot.View.Look.Line) -> Markup? {
    if let part = line.part, part.count == 2 {
      let (start, end) = (min(max(part[0], 0), 1), min(max(part[1], 0), 1))
      let length = max(0, end - start).inThousandths
      // The path counts as one long, so that parts of it are dashes.
      return
        " pathLength=\"1\" stroke-dasharray=\"\(length) 2\" stroke-dashoffset=\"-\(start.inThousandths)\""
    }
    guard let dashes = line.dashes, !dashes.isEmpty, dashes.count < 50 else { return nil }
    return " stroke-dasharray=\"\(dashes.map { max(0, $0).inPoints }.joined(separator: " "))\""
  }

  /// Words stand at the upper left of their rectangle, as drawing sets them.
  private func words(_ path: ScreenPath) -> Markup {
    guard let text = mark.text, let style = mark.textStyle, let room = path.box else { return "" }
    let size = min(max(style.size, 1), 400)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(100).map(
      String.init)
    var place = room
    place.height = Double(lines.count) * size * 1.2
    place.width = max(place.width, 1)
    return WordsPicture(
      lines: lines.map(\.onOneLine), size: size, alignment: style.alignment, letterWidth: 0,
      isBold: style.isBold == true, color: ScreenColor(style.color)
    ).markup(in: place)
  }
}

/// Colours that go over into each other.
private struct GradientPicture {
  let name: String
  let definition: Markup

  /// Nil for what is no gradient.
  init?(_ gradient: Snapshot.View.Look.Gradient) {
    let colors = gradient.colors.compactMap { ScreenColor($0) }
    guard colors.count == gradient.colors.count, colors.count == gradient.locations.count,
      !colors.isEmpty, gradient.start.count == 2, gradient.end.count == 2
    else { return nil }
    let stops: [Markup] = zip(colors, gradient.locations).map { color, location in
      """
      <stop offset="\(location.inHundredths)" stop-color="\(color.opaque)" \
      stop-opacity="\(color.alpha.inHundredths)"/>
      """
    }
    let (start, end) = (gradient.start.map(\.inPoints), gradient.end.map(\.inPoints))
    let shape: Markup
    if let radius = gradient.radius {
      shape = "cx=\"\(end[0])\" cy=\"\(end[1])\" r=\"\(max(0, radius).inPoints)\""
    } else {
      shape = "x1=\"\(start[0])\" y1=\"\(start[1])\" x2=\"\(end[0])\" y2=\"\(end[1])\""
    }
    let content: Markup = "gradientUnits=\"userSpaceOnUse\" \(shape)>\(stops)"
    name = ScreenPath(rounding: Rectangle(width: 0, height: 0), 0).name(content.text)
    definition =
      gradient.radius == nil
      ? "<linearGradient id=\"\(name)\" \(content)</linearGradient>\n"
      : "<radialGradient id=\"\(name)\" \(content)</radialGradient>\n"
  }
}

extension ScreenPath {
  /// The rectangle around its points; nil for a path without points.
  fileprivate var box: Rectangle? {
    let numbers = data.split { "MLQCZ ".contains($0) }.compactMap { Double($0) }
    guard numbers.count >= 2 else { return nil }
    let xs = stride(from: 0, to: numbers.count - 1, by: 2).map { numbers[$0] }
    let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Double {
  fileprivate var inThousandths: String { String((self * 1000).rounded() / 1000) }
}
