import CourseModel

/// What UIKit's own views show beside their words: a switch its knob, a cell its arrow, an alert its panel.
///
/// Shapes and colours are those that people know, not those of a version.
struct PartPicture {
  private let view: Snapshot.View
  private let frame: Rectangle

  init(_ view: Snapshot.View, in frame: Rectangle) { (self.view, self.frame) = (view, frame) }

  private static let blue = "#007affff"
  private static let gray = "#d1d1d6ff"

  /// How far the words keep from the left edge, for a part that is drawn there.
  static func indent(of view: Snapshot.View) -> Double {
    view.accessibility?.role == .backButton ? 15 : 0
  }

  /// Whether the words are drawn as parts of it.
  static func drawsWords(of view: Snapshot.View) -> Bool {
    ["UISegmentedControl", "UIPickerView"].contains(view.kind) || isDetailButton(view)
  }

  /// The sign has no letter in most fonts.
  private static func isDetailButton(_ view: Snapshot.View) -> Bool { view.text == "ⓘ" }

  /// Nil for a view without such parts.
  var markup: Markup? {
    if view.accessibility?.role == .alert || view.accessibility?.role == .sheet { return panel }
    if Self.isDetailButton(view) { return detailSign }
    switch view.kind {
    case "UISwitch": return toggle
    case "UISlider", "UIProgressView": return track
    case "UISegmentedControl": return segments
    case "UIStepper": return stepper
    case "UIPageControl": return dots
    case "UIActivityIndicatorView": return spokes
    case "UIPickerView", "UIDatePicker": return wheels
    case "UITableViewCell": return accessory
    case "UIImageView": return imageName
    case "UIButton" where view.accessibility?.role == .backButton: return backArrow
    default: return nil
    }
  }

  private var tint: ScreenColor? { ScreenColor(view.look?.tint) ?? ScreenColor(Self.blue) }

  private func line(_ path: String, _ color: ScreenColor?, width: Double = 2) -> Markup {
    """
    <path d="\(path)" fill="none" stroke="\(color?.opaque ?? "#c5c5c9")" \
    stroke-opacity="\((color?.alpha ?? 1).inHundredths)" stroke-width="\(width.inPoints)" \
    stroke-linecap="round" stroke-linejoin="round"/>

    """
  }

  private func circle(
    _ x: Double, _ y: Double, _ radius: Double, _ color: ScreenColor?, _ rest: Markup = ""
  )
    -> Markup
  {
    """
    <circle cx="\(x.inPoints)" cy="\(y.inPoints)" r="\(max(0, radius).inPoints)" \
    fill="\(color?.opaque ?? "#ffffff")" fill-opacity="\((color?.alpha ?? 1).inHundredths)" \(rest)/>

    """
  }

  private func path(_ points: (Double, Double)...) -> String {
    points.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.0.inPoints) \($1.1.inPoints)" }.joined()
  }

  // MARK: Controls

  private var toggle: Markup {
    let isOn = view.accessibility?.value == "1"
    let on = ScreenColor(view.look?.tint) ?? ScreenColor("#34c759ff")
    let radius = min(frame.height, frame.width) / 2
    let knob = isOn ? frame.maxX - radius : frame.x + radius
    return rectangle(frame, isOn ? on : ScreenColor(Self.gray), "rx=\"\(radius.inPoints)\"")
      + circle(knob, frame.midY, radius - 2, ScreenColor("#ffffffff"))
  }

  private var track: Markup {
    let percent = Double(view.accessibility?.value?.dropLast() ?? "") ?? 0
    let reached = frame.width * min(max(percent, 0), 100) / 100
    var bar = Rectangle(x: frame.x, y: frame.midY - 2, width: frame.width, height: 4)
    let whole = rectangle(bar, ScreenColor(Self.gray), "rx=\"2\"")
    bar.width = reached
    let bars = whole + rectangle(bar, tint, "rx=\"2\"")
    guard view.kind == "UISlider" else { return bars }
    return bars
      + circle(frame.x + reached, frame.midY, 12, ScreenColor("#ffffffff"), "stroke=\"#c6c6c8\"")
  }

  private var segments: Markup? {
    guard let parts = view.accessibility?.parts, !parts.isEmpty, parts.count < 100 else {
      return nil
    }
    let chosen = Int(view.accessibility?.value ?? "") ?? -1
    var markup = rectangle(frame, ScreenColor("#e9e9ecff"), "rx=\"7\"")
    let width = frame.width / Double(parts.count)
    for (number, words) in parts.enumerated() {
      let part = Rectangle(
        x: frame.x + Double(number) * width, y: frame.y, width: width, height: frame.height)
      if number == chosen {
        markup += rectangle(
          part.inset(by: 2), ScreenColor("#ffffffff"), "rx=\"6\" stroke=\"#d1d1d6\"")
      } else if number > 0, number != chosen + 1 {
        markup += line(
          path((part.x, part.y + 7), (part.x, part.maxY - 7)), ScreenColor("#c6c6c8ff"), width: 1)
      }
      markup += WordsPicture(
        lines: [words.onOneLine], size: 13, alignment: .center, isBold: number == chosen
      ).markup(in: part)
    }
    return markup
  }

  private var stepper: Markup {
    let (middle, y) = (frame.midX, frame.midY)
    let (minus, plus) = (frame.x + frame.width / 4, frame.x + frame.width * 3 / 4)
    let ink = ScreenColor("#000000ff")
    return rectangle(frame, ScreenColor("#e9e9ecff"), "rx=\"8\"")
      + line(
        path((middle, frame.y + 7), (middle, frame.maxY - 7)), ScreenColor("#c6c6c8ff"), width: 1)
      + line(path((minus - 6, y), (minus + 6, y)), ink)
      + line(path((plus - 6, y), (plus + 6, y)), ink)
      + line(path((plus, y - 6), (plus, y + 6)), ink)
  }

  private var dots: Markup? {
    guard let pages = view.look?.pages, pages.count == 2, (1...50).contains(pages[0]) else {
      return nil
    }
    let first = frame.midX - Double(pages[0] - 1) * 8
    return (0..<pages[0]).reduce("" as Markup) { markup, page in
      markup
        + circle(
          first + Double(page) * 16, frame.midY, 3.5,
          ScreenColor(page == pages[1] ? "#8e8e93ff" : "#c7c7ccff"))
    }
  }

  private var spokes: Markup {
    let radius = min(frame.width, frame.height, 40) / 2
    let directions = [
      (0, -1), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71),
    ]
    return directions.reduce("" as Markup) { markup, direction in
      let (x, y) = direction
      return markup
        + line(
          path(
            (frame.midX + x * radius * 0.5, frame.midY + y * radius * 0.5),
            (frame.midX + x * radius * 0.9, frame.midY + y * radius * 0.9)),
          ScreenColor(view.look?.tint) ?? ScreenColor("#999999ff"), width: radius * 0.2)
    }
  }

  private var wheels: Markup? {
    guard view.subviews.isEmpty else { return nil }
    let band = Rectangle(x: frame.x + 8, y: frame.midY - 16, width: frame.width - 16, height: 32)
    var markup = rectangle(band.intersection(frame) ?? frame, ScreenColor("#7676801f"), "rx=\"8\"")
    guard let parts = view.accessibility?.parts, !parts.isEmpty, parts.count < 20 else {
      return markup
    }
    let width = band.width / Double(parts.count)
    for (number, words) in parts.enumerated() {
      markup += WordsPicture(
        lines: [words.onOneLine], size: 21, alignment: .center, color: ScreenColor(view.look?.tint)
      ).markup(
        in: Rectangle(
          x: band.x + Double(number) * width, y: band.y, width: width, height: band.height))
    }
    return markup
  }

  // MARK: Cells, pictures and bars

  private var accessory: Markup? {
    let y = frame.midY
    switch view.look?.accessory {
    case "disclosureIndicator":
      let x = frame.maxX - 16
      return line(path((x - 6, y - 6), (x, y), (x - 6, y + 6)), ScreenColor("#c4c4c7ff"))
    case "checkmark":
      let x = frame.maxX - 16
      return line(path((x - 12, y), (x - 8, y + 5), (x, y - 6)), ScreenColor(Self.blue))
    default: return nil
    }
  }

  private var detailSign: Markup {
    let color = ScreenColor(view.textStyle?.color) ?? ScreenColor(Self.blue)
    let (x, y) = (frame.midX, frame.midY)
    return circle(
      x, y, 10, ScreenColor("#ffffff00"), "stroke=\"\(color?.opaque ?? "")\" stroke-width=\"1.5\"")
      + WordsPicture(lines: ["i"], size: 15, alignment: .center, color: color).markup(
        in: Rectangle(x: x - 10, y: y - 10, width: 20, height: 20))
  }

  /// No pixels are known of a picture: its name is.
  private var imageName: Markup? {
    guard let name = view.look?.imageName, frame.width > 30, frame.height > 12 else { return nil }
    return WordsPicture(
      lines: [name.onOneLine], size: 10, alignment: .center, color: ScreenColor("#59616eff")
    ).markup(in: frame)
  }

  private var backArrow: Markup {
    let (x, y) = (frame.x + 10, frame.midY)
    return line(
      path((x, y - 7), (x - 7, y), (x, y + 7)),
      ScreenColor(view.textStyle?.color) ?? ScreenColor(Self.blue), width: 2.5)
  }

  /// The panel of an alert, which has no view of its own here, and the shade around it.
  private var panel: Markup? {
    let shade = rectangle(frame, ScreenColor("#00000033"))
    let parts = view.subviews.filter { !$0.isHidden }.map(\.frameOnScreen)
    guard let first = parts.first else { return shade }
    let around = parts.dropFirst().reduce(first) { $0.union($1) }
    let box = Rectangle(
      x: around.x, y: around.y - 18, width: around.width, height: around.height + 18)
    var markup = shade + rectangle(box, ScreenColor("#f4f4f6ff"), "rx=\"13\"")
    for button in view.subviews where button.kind == "UIButton" && !button.isHidden {
      let edge = button.frameOnScreen
      markup += line(
        path((edge.x, edge.y), (edge.maxX, edge.y)), ScreenColor("#c6c6c8ff"), width: 0.5)
    }
    return markup
  }
}
