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
    let shapes = snapshot.shapes.map(picture(of:))
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
      \(shapes)\(statusBar)\(safeEdges)</svg>
      \(texts)</g>

      """
  }

  // MARK: Views

  private func picture(of shape: ScreenShape) -> Markup {
    let view = shape.view
    let name = view.controllerName.map { ", the view of \($0)" } ?? ""
    return """
      <g opacity="\(shape.alpha.inHundredths)"><title>\("\(view.className) \(view.frame.inPoints)\(name)".onOneLine)\
      </title>
      \(background(of: view, in: shape.seen))\(mark(of: view, in: shape.seen))\(text(of: shape))</g>

      """
  }

  private func background(of view: Snapshot.View, in frame: Rectangle) -> Markup {
    let color = ScreenColor(view.backgroundColor)
    switch view.kind {
    case "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar":
      return rectangle(frame, color ?? ScreenColor("#f7f7f8f2"), "stroke=\"#c6c6c8\"")
    case "UITextField":
      return rectangle(frame, color ?? ScreenColor("#ffffffff"), "stroke=\"#c6c6c8\" rx=\"6\"")
    case "UITableViewCell":
      return rectangle(frame, color, "stroke=\"#e5e5ea\"")
    case "UIImageView" where color == nil:
      return rectangle(frame, ScreenColor("#d9dce1ff"), "stroke=\"#b6bac2\"")
    default: return rectangle(frame, color, "")
    }
  }

  private func rectangle(_ frame: Rectangle, _ color: ScreenColor?, _ rest: Markup) -> Markup {
    """
    <rect x="\(frame.x.inPoints)" y="\(frame.y.inPoints)" width="\(frame.width.inPoints)" \
    height="\(frame.height.inPoints)" fill="\(color?.opaque ?? "#000000")" \
    fill-opacity="\((color?.alpha ?? 0).inHundredths)" \(rest)/>

    """
  }

  /// What a control shows beside its words.
  private func mark(of view: Snapshot.View, in frame: Rectangle) -> Markup? {
    let middle = frame.y + frame.height / 2
    switch view.kind {
    case "UISwitch":
      let isOn = view.accessibility?.value == "1"
      let track = ScreenColor(isOn ? "#34c759ff" : "#d1d1d6ff")
      let radius = min(frame.height, frame.width) / 2
      let knob = isOn ? frame.maxX - radius : frame.x + radius
      return rectangle(frame, track, "rx=\"15\"")
        + "<circle cx=\"\(knob.inPoints)\" cy=\"\(middle.inPoints)\" r=\"\(max(0, radius - 2).inPoints)\" fill=\"#ffffff\"/>\n"
    case "UISlider", "UIProgressView":
      let percent = Double(view.accessibility?.value?.dropLast() ?? "") ?? 0
      let reached = frame.width * min(max(percent, 0), 100) / 100
      var bar = Rectangle(x: frame.x, y: middle - 2, width: frame.width, height: 4)
      let whole = rectangle(bar, ScreenColor("#d1d1d6ff"), "rx=\"2\"")
      bar.width = reached
      let part = rectangle(bar, ScreenColor("#007affff"), "rx=\"2\"")
      guard view.kind == "UISlider" else { return whole + part }
      return whole + part
        + "<circle cx=\"\((frame.x + reached).inPoints)\" cy=\"\(middle.inPoints)\" r=\"12\" fill=\"#ffffff\" stroke=\"#c6c6c8\"/>\n"
    default: return nil
    }
  }

  private func text(of shape: ScreenShape) -> Markup? {
    let view = shape.view
    guard shape.showsText, let words = view.words?.onOneLine, !words.isEmpty else { return nil }
    let (frame, seen) = (view.frameOnScreen, shape.seen)
    let (middle, center) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    // Words in the middle of a view that is scrolled half away may be away themselves.
    guard (seen.x..<seen.maxX).contains(middle), (seen.y..<seen.maxY).contains(center) else {
      return nil
    }
    let size = min(max(view.textStyle?.size ?? 17, 1), 400)
    let color =
      view.isEmptyField
      ? ScreenColor("#8e8e93ff") : ScreenColor(view.textStyle?.color) ?? ScreenColor("#000000ff")
    let inset = view.kind == "UITextField" ? 7.0 : 0
    let (x, anchor): (Double, String) =
      switch view.textStyle?.alignment ?? .left {
      case .left: (frame.x + inset, "start")
      case .center: (middle, "middle")
      case .right: (frame.maxX - inset, "end")
      }
    // As many letters as would be in the frame if all were as wide as they are on average.
    let average = view.textStyle?.letterWidth ?? size * 0.5
    let room = Int(min(max(1, frame.width / max(average, 0.1) + 0.01), 1000))
    return """
      <text x="\(x.inPoints)" y="\((center + size * 0.35).inPoints)" text-anchor="\(anchor)" \
      fill="\(color?.opaque ?? "#000000")" fill-opacity="\((color?.alpha ?? 1).inHundredths)" \
      style="font: \(size.inPoints)px system-ui, sans-serif; fill: \(color?.opaque ?? "#000000")">\
      \(words.shortened(to: room))</text>

      """
  }

  // MARK: What the device covers

  private var statusBar: Markup? {
    let height = snapshot.screen.applicationFrame.y - screen.y
    guard height > 0, height < screen.height else { return nil }
    return """
      <text x="\((screen.x + screen.width / 2).inPoints)" y="\((screen.y + height - 5).inPoints)" \
      text-anchor="middle" style="font: 600 12px system-ui, sans-serif; fill: #8e8e93">9:41</text>

      """
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

extension Double {
  /// With two digits behind the point: `0.85`.
  fileprivate var inHundredths: String {
    guard isFinite else { return "1" }
    let hundredths = Int((min(max(self, 0), 1) * 100).rounded())
    return hundredths == 100 ? "1" : "0." + (hundredths < 10 ? "0" : "") + String(hundredths)
  }
}
