import CourseModel

/// What UIKit's own views show beside their words: a switch its knob, a cell its arrow, an alert its panel, in the
/// look of their time.
struct PartPicture {
  private let view: Snapshot.View
  private let frame: Rectangle
  private let era: ScreenEra

  init(_ view: Snapshot.View, in frame: Rectangle, era: ScreenEra) {
    (self.view, self.frame, self.era) = (view, frame, era)
  }

  private typealias Pen = ScreenPen
  private static let blue = "#007affff"

  private var look: Snapshot.View.Look? { view.look }
  private var isDark: Bool { look?.isDark == true }
  private var tint: ScreenColor? { ScreenColor(look?.tint) ?? ScreenColor(Self.blue) }

  /// How far the words keep from the left edge, for a part that is drawn there.
  static func indent(of view: Snapshot.View) -> Double {
    view.accessibility?.role == .backButton ? 15 : 0
  }

  /// Whether the words are drawn as parts of it.
  static func drawsWords(of view: Snapshot.View, era: ScreenEra) -> Bool {
    if ["UISegmentedControl", "UIPickerView"].contains(view.kind) { return true }
    if view.kind == "UIButton", ["ⓘ", "⊖", "⊕", "≡"].contains(view.text ?? "") { return true }
    // On a bar the sign takes the place of its name, and on a tab it is above that.
    guard view.className != "UITabBarButton", view.kind == "UIButton", let sign = view.look?.sign
    else { return false }
    return SignPicture.symbol(of: sign, era) != nil || sign == "close"
  }

  /// Nil for a view without such parts.
  var markup: Markup? {
    if let panels = look?.panels { return drawn(panels) }
    if view.accessibility?.role == .alert || view.accessibility?.role == .sheet { return nil }
    if let shade = ScreenColor(look?.shade) { return rectangle(frame, shade) + (arrow ?? "") }
    if look?.arrow != nil { return arrow }
    if let control = ControlPicture(view: view, frame: frame, era: era).markup { return control }
    switch view.kind {
    case "UIPickerView", "UIDatePicker": return wheels
    case "UITableViewCell": return (accessory ?? "") + (separator ?? "")
    case "UICollectionViewCell": return separator
    case "UIImageView": return image
    case "UIButton" where view.accessibility?.role == .backButton: return backArrow
    case "UIButton": return button
    case "UITextField" where view.accessibility?.role == .searchField: return lens
    default: return nil
    }
  }

  private var wheels: Markup? {
    guard view.subviews.isEmpty else { return nil }
    if view.kind == "UIDatePicker", frame.height < 60 { return pills }
    let band = Rectangle(x: frame.x + 8, y: frame.midY - 16, width: frame.width - 16, height: 32)
    let seen = band.intersection(frame) ?? frame
    var markup: Markup
    switch era {
    case .shiny:
      markup =
        rectangle(frame, ScreenColor("#2b2d38ff"))
        + rectangle(
          frame.inset(by: 8).intersection(frame) ?? frame, ScreenColor("#f4f4f8ff"), "rx=\"5\"")
        + rectangle(seen, ScreenColor("#7d8cc24d"), "stroke=\"#7d86a8\"")
    case .flat:
      let color = ScreenColor("#c8c7ccff")
      markup =
        Pen.line(Pen.path((frame.x, band.y), (frame.maxX, band.y)), color, width: 0.5)
        + Pen.line(Pen.path((frame.x, band.maxY), (frame.maxX, band.maxY)), color, width: 0.5)
    case .modern, .glass: markup = rectangle(seen, ScreenColor("#7676801f"), "rx=\"8\"")
    }
    guard let parts = view.accessibility?.parts, !parts.isEmpty, parts.count < 20 else {
      return markup
    }
    let width = band.width / Double(parts.count)
    for (number, words) in parts.enumerated() {
      markup += WordsPicture(
        lines: [(view.kind == "UIDatePicker" ? Self.row(of: words) : words).onOneLine],
        size: era <= .flat ? 23 : 21, alignment: .center,
        color: ScreenColor(look?.tint)
      ).markup(
        in: Rectangle(
          x: band.x + Double(number) * width, y: band.y, width: width, height: band.height))
    }
    return markup
  }

  /// What stands on a wheel of a date picker: of an hour and of minutes the number (rule 1095).
  private static func row(of words: String) -> String {
    if let hour = words.wholeMatch(of: /(\d+) o’clock/) { return String(hour.output.1) }
    guard let minutes = words.wholeMatch(of: /(\d+) minutes/) else { return words }
    return minutes.output.1.count < 2 ? "0\(minutes.output.1)" : String(minutes.output.1)
  }

  /// What a compact picker of dates is: one for the day, one for the time.
  private var pills: Markup {
    let hasBoth = frame.width > 150 && look?.marks?.count != 1
    let parts = hasBoth ? [(0.0, 0.6), (0.63, 0.37)] : [(0.0, 1.0)]
    return parts.reduce("" as Markup) { markup, part in
      markup
        + rectangle(
          Rectangle(
            x: frame.x + part.0 * frame.width, y: frame.y, width: part.1 * frame.width,
            height: frame.height), ScreenColor(isDark ? "#7676803d" : "#7676801f"), "rx=\"6\"")
    }
  }

  // MARK: Cells

  /// Whether it is a row that is chosen as up to iOS 6, whose signs are white then.
  private var isOnBlue: Bool { era == .shiny && look?.selection?.hasPrefix("#0a6be7") == true }

  private var accessory: Markup? {
    let y = frame.midY
    let side =
      look?.isInset == true ? ShapePicture.sideOfRows(in: frame) : look?.rightRoom ?? 0
    let x = frame.maxX - 16 - side
    switch look?.accessory {
    case "disclosureIndicator":
      return Pen.line(
        Pen.path((x - 6, y - 6), (x, y), (x - 6, y + 6)),
        ScreenColor(isOnBlue ? "#ffffffff" : era == .shiny ? "#7f7f7fff" : "#c4c4c7ff"),
        width: era == .shiny ? 3 : 2)
    case "checkmark":
      return Pen.line(
        Pen.path((x - 12, y), (x - 8, y + 5), (x, y - 6)),
        ScreenColor(isOnBlue ? "#ffffffff" : era == .shiny ? "#385487ff" : Self.blue))
    default: return nil
    }
  }

  private var separator: Markup? {
    guard let line = look?.separator, let color = ScreenColor(line.color),
      line.left.isFinite, line.right.isFinite
    else { return nil }
    let y = frame.maxY - 0.25
    let side = look?.isInset == true ? ShapePicture.sideOfRows(in: frame) : 0
    let left = min(frame.maxX, frame.x + max(side, line.left))
    return Pen.line(
      Pen.path((left, y), (max(left, frame.maxX - max(side, line.right)), y)), color,
      width: era == .shiny ? 1 : 0.5)
  }

  // MARK: Pictures

  /// A symbol where it is known; of other pictures no pixels are known, but a name is.
  private var image: Markup? {
    guard let name = look?.imageName else { return nil }
    return picture(name, in: frame, color: tint)
  }

  private func picture(_ name: String, in place: Rectangle, color: ScreenColor?) -> Markup? {
    if let sign = SignPicture(name) { return sign.markup(in: place, color) }
    guard place.width > 30, place.height > 12, !name.isEmpty else { return nil }
    return WordsPicture(
      lines: [name.onOneLine], size: 10, alignment: .center, color: ScreenColor("#59616eff")
    ).markup(in: place)
  }

  // MARK: Buttons

  private var backArrow: Markup {
    let (x, y) = (frame.x + 10, frame.midY)
    if era == .shiny {
      let body = Rectangle(
        x: frame.x, y: y - 15, width: max(0, frame.width - 4), height: min(30, frame.height))
      return barButton(body) ?? ""
    }
    let color = ScreenColor(view.textStyle?.color) ?? ScreenColor(Self.blue)
    let arrow = Pen.line(Pen.path((x, y - 7), (x - 7, y), (x, y + 7)), color, width: 2.5)
    guard era == .glass else { return arrow }
    return Pen.circle(
      frame.x + 22, y, 20, ScreenColor(isDark ? "#ffffff1f" : "#ffffffcc"), glassEdge)
      + Pen.line(
        Pen.path((frame.x + 25, y - 7), (frame.x + 18, y), (frame.x + 25, y + 7)),
        ScreenColor(isDark ? "#ffffffff" : "#000000ff"), width: 2)
  }

  private var glassEdge: Markup {
    "stroke=\"#0000001a\" stroke-width=\"0.5\" style=\"filter: drop-shadow(0px 2px 6px #0000001f)\""
  }

  /// The edge of a button on a bar; nil where it has none.
  private func barButton(_ place: Rectangle) -> Markup? {
    switch era {
    case .shiny: Pen.shiny(place, "#8ea4c1ff", "#47658fff", "rx=\"5\" stroke=\"#3a5374\"")
    case .flat, .modern: nil
    case .glass:
      rectangle(
        place, ScreenColor(isDark ? "#ffffff1f" : "#ffffffcc"),
        "rx=\"\((place.height / 2).inPoints)\" \(glassEdge)")
    }
  }

  private var button: Markup? {
    let (x, y) = (frame.midX, frame.midY)
    switch view.text {
    case "ⓘ": return detailSign
    case "⊖":
      return Pen.circle(x, y, 11, ScreenColor("#ff3b30ff"))
        + Pen.line(Pen.path((x - 5.5, y), (x + 5.5, y)), ScreenColor("#ffffffff"))
    case "⊕":
      return Pen.circle(x, y, 11, ScreenColor("#34c759ff"))
        + Pen.line(Pen.path((x - 5.5, y), (x + 5.5, y)), ScreenColor("#ffffffff"))
        + Pen.line(Pen.path((x, y - 5.5), (x, y + 5.5)), ScreenColor("#ffffffff"))
    case "≡":
      return [-5.0, 0, 5].reduce("" as Markup) {
        $0
          + Pen.line(
            Pen.path((x - 9, y + $1), (x + 9, y + $1)), ScreenColor("#c4c4c7ff"), width: 1.5)
      }
    default: break
    }
    var markup: Markup = ""
    if era == .shiny, view.className == "UIAlertButton" {
      markup = Pen.shiny(
        frame.inset(by: 3), "#8593b3ff", "#34466fff", "rx=\"6\" stroke=\"#101c3d\"")
    }
    let isOnBar = view.className == "UIBarButton"
    if isOnBar {
      let height = era == .shiny ? 30.0 : 40
      let place = Rectangle(
        x: frame.x + 2, y: y - height / 2, width: max(0, frame.width - 4), height: height)
      if place.width > 0 { markup += barButton(place) ?? "" }
    }
    let color =
      isOnBar && era == .glass ? ScreenColor(isDark ? "#ffffffff" : "#000000ff") : signColor
    if let sign = look?.sign, let symbol = SignPicture.symbol(of: sign, era) {
      let side: Double = isOnBar ? 20 : 22
      let place =
        look?.imageFrame.flatMap { view.className == "UITabBarButton" ? moved($0) : nil }
        ?? Rectangle(x: x - side / 2, y: y - side / 2, width: side, height: side)
      markup += SignPicture(symbol)?.markup(in: place, color) ?? ""
    } else if look?.sign == "close" {
      markup += SignPicture("xmark.circle.fill")?.markup(in: frame, ScreenColor("#8e8e93ff")) ?? ""
    } else if let name = look?.imageName, let own = look?.imageFrame, own.width > 0 {
      let place = moved(own)
      markup +=
        picture(name, in: place, color: color)
        ?? rectangle(
          place, isOnBar || view.className == "UITabBarButton" ? color : ScreenColor("#d9dce1ff"),
          "rx=\"4\" opacity=\"0.5\"")
    }
    return markup + (badge ?? "") + (separator ?? "")
  }

  /// A tab that is not chosen is gray, whatever colour its bar has for the chosen one.
  private var signColor: ScreenColor? {
    view.className == "UITabBarButton" && view.accessibility?.isSelected != true
      ? ScreenColor(isDark ? "#757575ff" : "#8e8e93ff") : tint
  }

  /// From the view's own coordinates to those in which it is drawn.
  private func moved(_ place: Rectangle) -> Rectangle {
    Rectangle(
      x: place.x - view.bounds.x + frame.x, y: place.y - view.bounds.y + frame.y,
      width: place.width, height: place.height)
  }

  private var badge: Markup? {
    guard let words = look?.badge?.onOneLine.shortened(to: 12), !words.isEmpty else { return nil }
    let width = max(18, Double(words.columns) * 7.5 + 10)
    let middle = look?.imageFrame.map(moved) ?? frame
    let place = Rectangle(x: middle.midX + 5, y: frame.y + 2, width: width, height: 18)
    return rectangle(
      place, ScreenColor("#ff3b30ff"),
      era == .shiny ? "rx=\"9\" stroke=\"#ffffff\" stroke-width=\"2\"" : "rx=\"9\"")
      + WordsPicture(
        lines: [words], size: 13, alignment: .center, isBold: era == .shiny,
        color: ScreenColor("#ffffffff")
      ).markup(in: place)
  }

  private var detailSign: Markup {
    let (x, y) = (frame.midX, frame.midY)
    if era == .shiny {
      return Pen.circle(
        x, y, 12, ScreenColor("#2f6fd6ff"), "stroke=\"#ffffff\" stroke-width=\"2\"")
        + Pen.line(
          Pen.path((x - 2.5, y - 5), (x + 3, y), (x - 2.5, y + 5)),
          ScreenColor("#ffffffff"), width: 2.5)
    }
    let color = ScreenColor(view.textStyle?.color) ?? ScreenColor(Self.blue)
    return Pen.circle(
      x, y, 10, ScreenColor("#ffffff00"), "stroke=\"\(color?.opaque ?? "")\" stroke-width=\"1.5\"")
      + WordsPicture(lines: ["i"], size: 15, alignment: .center, color: color).markup(
        in: Rectangle(x: x - 10, y: y - 10, width: 20, height: 20))
  }

  /// The lens at the left of a field to search in.
  private var lens: Markup? {
    guard frame.width > 40 else { return nil }
    return SignPicture("magnifyingglass")?.markup(
      in: Rectangle(x: frame.x + 8, y: frame.midY - 8, width: 16, height: 16),
      ScreenColor("#8e8e93ff"))
  }

  // MARK: What is presented

  /// The panels of an alert, and the lines between its buttons.
  private func drawn(_ panels: [Rectangle]) -> Markup {
    let places = panels.prefix(10).map(moved)
    let radius: Double = era == .glass ? 34 : 13
    let color = ScreenColor(isDark ? "#252525f2" : era == .flat ? "#f8f8f8f2" : "#f2f2f2f2")
    let line = ScreenColor(isDark ? "#54545899" : "#3c3c434a")
    var markup: Markup = ""
    for place in places { markup += rectangle(place, color, "rx=\"\(radius.inPoints)\"") }
    for button in view.subviews where button.kind == "UIButton" && !button.isHidden {
      let edge = button.frameOnScreen
      if era == .glass {
        markup += rectangle(
          Rectangle(
            x: edge.x + 8, y: edge.y + 3, width: max(0, edge.width - 16),
            height: max(0, edge.height - 8)),
          ScreenColor(isDark ? "#7878803d" : "#78788029"),
          "rx=\"\(((edge.height - 8) / 2).inPoints)\"")
        continue
      }
      if !places.contains(where: { abs($0.y - edge.y) < 1 }) {
        markup += Pen.line(Pen.path((edge.x, edge.y), (edge.maxX, edge.y)), line, width: 0.5)
      }
      if places.contains(where: { edge.x > $0.x + 1 && $0.contains(edge) }) {
        markup += Pen.line(Pen.path((edge.x, edge.y), (edge.x, edge.maxY)), line, width: 0.5)
      }
    }
    return markup
  }

  /// The arrow of a popover, which lies at its edge.
  private var arrow: Markup? {
    guard let numbers = look?.arrow, numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      return nil
    }
    let point = moved(Rectangle(x: numbers[0], y: numbers[1], width: 0, height: 0))
    let base = moved(Rectangle(x: numbers[2], y: numbers[3], width: 0, height: 0))
    // Half of the base, to both sides of the way from it to the point.
    let (x, y) = ((point.y - base.y) * 1.4, (base.x - point.x) * 1.4)
    return Pen.line(
      Pen.path((base.x - x, base.y - y), (point.x, point.y), (base.x + x, base.y + y)) + "Z",
      ScreenColor("#00000000"), width: 0, fill: ScreenColor(isDark ? "#2c2c2eff" : "#ffffffff"))
  }
}
