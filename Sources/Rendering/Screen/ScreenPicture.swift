import CourseModel

/// The screen as a picture: the device's edge, the views in their colours, and what the status bar and
/// the edges cover. Pointing at a view tells its class and frame.
struct ScreenPicture: PagePicture {
  private let snapshot: Snapshot
  private let trees: ScreenTrees

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    trees = ScreenTrees(snapshot)
  }

  // In units of the picture.
  private static let edge = 14.0
  private static let line = 18
  private static let most = 60
  /// A letterboxed app has so many points of black above and below it (rule 175).
  private static let letterbox = 44.0

  /// Units for each point: a screen is to be seen at once.
  private var scale: Double {
    let longest = max(1, max(screen.width, screen.height))
    return min(0.75, 520 / longest)
  }

  private var screen: Rectangle { snapshot.screen.bounds }

  /// The black above and below the app, or at its sides when the interface lies on its side.
  private var bars: (x: Double, y: Double) {
    guard snapshot.screen.isLetterboxed else { return (0, 0) }
    return screen.width > screen.height ? (Self.letterbox, 0) : (0, Self.letterbox)
  }

  private var deviceWidth: Double { (screen.width + 2 * bars.x) * scale + 2 * Self.edge }
  private var deviceHeight: Double { (screen.height + 2 * bars.y) * scale + 2 * Self.edge }

  private var lines: [(text: String, isHead: Bool)] {
    func shown(_ lines: [String]) -> [(String, Bool)] {
      let more = lines.count - Self.most
      let kept = lines.prefix(Self.most).map { ($0, false) }
      return more > 0 ? kept + [("and \(more) more", false)] : kept
    }
    return [("Controllers", true)] + shown(trees.controllers) + [("", false), ("Views", true)]
      + shown(trees.views)
      + (trees.undrawn.isEmpty ? [] : [("", false), ("Not drawn", true)] + shown(trees.undrawn))
  }

  var width: Int {
    let widest = lines.map { Double($0.text.shortened(to: 90).columns) * 7.6 }.max() ?? 0
    return Int(deviceWidth + 24 + widest) + 15
  }

  var height: Int { max(Int(deviceHeight) + 1, lines.count * Self.line + 12) }

  /// The picture's parts with its upper left corner at a place of a larger one.
  func parts(x: Int = 0, y: Int = 0) -> Markup {
    let found = snapshot.shapes
    var known: Set<ScreenMask> = []
    let masks = found.flatMap(\.masks).filter { known.insert($0).inserted }.map(\.definition)
    let shapes = drawn(found)
    let isOnBlack = found.contains(where: \.standsBack)
    let radius = min(screen.width, screen.height) < 600 ? 22 : 16
    let left = Self.edge + (bars.x - screen.x) * scale
    let top = Self.edge + (bars.y - screen.y) * scale
    let texts: [Markup] = lines.enumerated().map { place, line in
      let style: Markup? = line.isHead ? " class=\"head\"" : nil
      let indent = line.text.prefix { $0 == " " }.count
      let words = String(line.text.dropFirst(indent)).shortened(to: 90)
      let x = deviceWidth + 24 + Double(indent) * 7.6
      return """
        <text\(style) x="\(x.inPoints)" y="\(place * Self.line + 16)">\(words)</text>

        """
    }
    return """
      <g transform="translate(\(x) \(y))">
      <rect width="\(deviceWidth.inPoints)" height="\(deviceHeight.inPoints)" rx="\(radius)" \
      fill="#1d2129"/>
      <rect x="\(Self.edge.inPoints)" y="\(Self.edge.inPoints)" \
      width="\((deviceWidth - 2 * Self.edge).inPoints)" \
      height="\((deviceHeight - 2 * Self.edge).inPoints)" fill="#000000"/>
      <svg x="\((left + screen.x * scale).inPoints)" y="\((top + screen.y * scale).inPoints)" \
      width="\((screen.width * scale).inPoints)" height="\((screen.height * scale).inPoints)" \
      viewBox="\(screen.x.inPoints) \(screen.y.inPoints) \(screen.width.inPoints) \
      \(screen.height.inPoints)">
      \(masks)\(shapes)\(keyboard)\(statusBar(isOnBlack))\(safeEdges)</svg>
      \(texts)</g>

      """
  }

  private var era: ScreenEra { ScreenEra(iOS: snapshot.screen.iOS) }

  // MARK: The views

  /// All shapes, those that fade together and those behind a sheet in groups.
  private func drawn(_ shapes: [ScreenShape]) -> Markup {
    var markup: Markup = ""
    var open: [ScreenGroup] = []
    var standsBack = false
    for shape in shapes {
      let shared = zip(open, shape.groups).prefix { $0 == $1 }.count
      if shape.standsBack != standsBack || shared < open.count {
        let kept = shape.standsBack == standsBack ? shared : 0
        for _ in kept..<open.count { markup += "</g>\n" }
        open.removeSubrange(kept...)
      }
      if shape.standsBack != standsBack {
        markup += standsBack ? "</g>\n" : "\(behindSheet)"
        standsBack.toggle()
      }
      for group in shape.groups.dropFirst(open.count) {
        markup += "<g opacity=\"\(group.opacity.inHundredths)\">\n"
        open.append(group)
      }
      markup += ShapePicture(shape, on: screen, era: era).markup
    }
    for _ in open { markup += "</g>\n" }
    return standsBack ? markup + "</g>\n" : markup
  }

  /// Begins what stands back behind a sheet: smaller, below the status bar, with round corners, on black.
  private var behindSheet: Markup {
    let top = max(20, snapshot.screen.safeFrame.map { $0.y - screen.y } ?? 20)
    let scale = max(0.5, (screen.width - 32) / max(screen.width, 1))
    guard era != .glass,
      let place = ScreenPlace([
        scale, 0, 0, scale, screen.x + 16 - screen.x * scale, screen.y + top - screen.y * scale,
      ])
    else { return "<g>\n" }
    let path = ScreenPath(rounding: screen, 10, [true, true, false, false])
    return """
      \(rectangle(screen, ScreenColor("#000000ff")))<clipPath id="back"><path d="\(path.data)"/></clipPath>
      <g transform="\(place.attribute)" clip-path="url(#back)">

      """
  }

  // MARK: What the device covers

  private var keyboard: Markup? {
    guard let frame = snapshot.screen.keyboard else { return nil }
    return KeyboardPicture(frame: frame, era: era, bottom: snapshot.screen.safeFrame?.maxY).markup
  }

  /// - Parameter isOnBlack: Whether a sheet has pushed back what is behind it.
  private func statusBar(_ isOnBlack: Bool) -> Markup? {
    let height = snapshot.screen.applicationFrame.y - screen.y
    guard height > 0, height < screen.height else { return homeIndicator }
    let isLight =
      era == .shiny || snapshot.screen.hasLightStatusBar == true || isOnBlack && era == .modern
    let ink = era == .shiny ? "#cfcfcf" : isLight ? "#ffffff" : "#000000"
    // Beside the cameras there is room at the sides alone.
    let isSplit = height >= 40 && screen.width < screen.height
    let x = isSplit ? screen.x + screen.width * 0.14 : screen.x + screen.width / 2
    let y = isSplit ? screen.y + height * 0.72 : screen.y + height - 5
    let right = screen.maxX - (isSplit ? screen.width * 0.07 : 5)
    return """
      <text x="\(x.inPoints)" y="\(y.inPoints)" \
      text-anchor="middle" style="font: 600 \(isSplit ? 15 : 12)px system-ui, sans-serif; fill: \(ink)">9:41</text>
      <rect x="\((right - 24).inPoints)" y="\((y - 10).inPoints)" width="21" height="10" rx="2.5" \
      fill="none" stroke="\(ink)" stroke-opacity="0.5"/>
      <rect x="\((right - 22).inPoints)" y="\((y - 8).inPoints)" width="17" height="6" rx="1" fill="\(ink)"/>
      \(homeIndicator)
      """
  }

  /// The bar at the lower edge of a device without a button.
  private var homeIndicator: Markup? {
    guard let safe = snapshot.screen.safeFrame, screen.maxY - safe.maxY >= 15 else { return nil }
    let width = min(screen.width, screen.height) * 0.36
    return rectangle(
      Rectangle(
        x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5),
      ScreenColor(snapshot.screen.hasLightStatusBar == true ? "#ffffffff" : "#000000ff"),
      "rx=\"2.5\"")
  }

  private var safeEdges: Markup? {
    guard let safe = snapshot.screen.safeFrame, safe != screen else { return nil }
    return """
      <rect x="\(safe.x.inPoints)" y="\(safe.y.inPoints)" width="\(safe.width.inPoints)" \
      height="\(safe.height.inPoints)" fill="none" stroke="#e0457b" stroke-dasharray="6 5">\
      <title>The safe area of the screen</title></rect>

      """
  }
}
