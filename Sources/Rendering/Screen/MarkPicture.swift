import CourseModel

/// Something that the app has drawn on a view: an outline, filled or drawn as a line, or words.
struct MarkPicture {
  private let mark: Snapshot.View.Look.Mark

  init(_ mark: Snapshot.View.Look.Mark) { self.mark = mark }

  /// Nothing for what is not a path.
  var markup: Markup {
    guard let path = ScreenPath(mark.outline) else { return "" }
    let drawn = mark.text == nil ? shape(path) : words(path)
    let shadow = mark.shadow.flatMap(ShadowPicture.init)?.attribute
    let seen: Markup =
      mark.opacity != nil || shadow != nil
      ? "<g opacity=\"\((mark.opacity ?? 1).inHundredths)\"\(shadow)>\(drawn)</g>\n" : drawn
    return (mark.clips ?? []).prefix(Self.mostClips).reversed().reduce(seen) { seen, clip in
      guard let path = ScreenPath(clip.outline) else { return seen }
      let mask = ScreenMask(
        path: path, place: nil, isEvenOdd: clip.isEvenOdd == true, fade: clip.fade,
        words: clip.words)
      return mask.definition + mask.cutting(seen)
    }
  }
  /// Groups lie in each other, which a browser does not do without end.
  private static let mostClips = 60

  private func shape(_ path: ScreenPath) -> Markup {
    let rule: Markup = mark.isEvenOdd == true ? " fill-rule=\"evenodd\"" : ""
    if let gradient = mark.gradient, let fill = GradientPicture(gradient) {
      if let line = line(paint: "stroke=\"url(#\(fill.name))\"") {
        return "\(fill.definition)<path d=\"\(path.data)\" fill=\"none\"\(line)/>\n"
      }
      return "\(fill.definition)<path d=\"\(path.data)\" fill=\"url(#\(fill.name))\"\(rule)/>\n"
    }
    let fill: Markup =
      ScreenColor(mark.fill).map {
        "fill=\"\($0.opaque)\" fill-opacity=\"\($0.alpha.inHundredths)\""
      } ?? "fill=\"none\""
    return "<path d=\"\(path.data)\" \(fill)\(rule)\(line())/>\n"
  }

  /// - Parameter paint: What draws it in place of its colour; nil for that.
  private func line(paint: Markup? = nil) -> Markup? {
    guard let line = mark.line, let color = ScreenColor(line.color) else { return nil }
    let cap: Markup? =
      ["round", "square"].contains(line.cap) ? " stroke-linecap=\"\(line.cap ?? "")\"" : nil
    let join: Markup? =
      ["round", "bevel"].contains(line.join) ? " stroke-linejoin=\"\(line.join ?? "")\"" : nil
    let paint: Markup =
      paint ?? "stroke=\"\(color.opaque)\" stroke-opacity=\"\(color.alpha.inHundredths)\""
    return """
       \(paint) \
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
    let turn = path.turn
    var place = turn?.room ?? room
    place.height = Double(lines.count) * size * 1.2
    place.width = max(place.width, 1)
    let drawn = WordsPicture(
      lines: lines.map(\.onOneLine), size: size, alignment: style.alignment, letterWidth: 0,
      isBold: style.isBold == true, color: ScreenColor(style.color)
    ).markup(in: place)
    return turn.map { "<g transform=\"\($0.place.attribute)\">\n\(drawn)</g>\n" } ?? drawn
  }
}

extension ScreenPath {
  /// Every number of it.
  private var numbers: [Double] {
    data.split { "MLQCZ ".contains($0) }.compactMap { Double($0) }
  }

  /// For a rectangle that is turned: where it begins, and its room from there; nil for one that is upright.
  fileprivate var turn: (place: ScreenPlace, room: Rectangle)? {
    let numbers = numbers
    guard numbers.count >= 6 else { return nil }
    let (right, down) = (numbers[2] - numbers[0], numbers[3] - numbers[1])
    let width = (right * right + down * down).squareRoot()
    guard abs(down) > 0.01, width.isFinite, width > 0 else { return nil }
    let (x, y) = (numbers[4] - numbers[2], numbers[5] - numbers[3])
    let place = ScreenPlace([
      right / width, down / width, -down / width, right / width, numbers[0], numbers[1],
    ])
    return place.map {
      ($0, Rectangle(width: width, height: (x * x + y * y).squareRoot()))
    }
  }

  /// The rectangle around its points; nil for a path without points.
  fileprivate var box: Rectangle? {
    let numbers = numbers
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
