import CourseModel

/// A control of UIKit's own, in the look of its time (rule 889).
struct ControlPicture {
  let view: Snapshot.View
  let frame: Rectangle
  let era: ScreenEra

  private typealias Pen = ScreenPen

  private var isDark: Bool { view.look?.isDark == true }
  private var tint: ScreenColor? { ScreenColor(view.look?.tint) ?? Self.blue }
  private static let blue = ScreenColor("#007affff")
  private static let white = ScreenColor("#ffffffff")
  private var opacity: Double { view.isEnabled == false ? 0.5 : 1 }

  private var gray: ScreenColor? { ScreenColor(isDark ? "#39393dff" : "#e9e9ebff") }
  private var ink: ScreenColor? { ScreenColor(isDark ? "#ffffffff" : "#000000ff") }

  /// Nil for what is not a control.
  var markup: Markup? {
    let drawn: Markup?
    switch view.kind {
    case "UISwitch": drawn = toggle
    case "UISlider", "UIProgressView": drawn = track
    case "UISegmentedControl": drawn = segments
    case "UIStepper": drawn = stepper
    case "UIPageControl": return dots
    case "UIActivityIndicatorView": return spokes
    default: return nil
    }
    guard let drawn, opacity < 1 else { return drawn }
    return "<g opacity=\"\(opacity.inHundredths)\">\n\(drawn)</g>\n"
  }

  private var knobShadow: Markup {
    "style=\"filter: drop-shadow(0px 1.5px 2px #00000040)\""
  }

  private var toggle: Markup {
    let isOn = view.accessibility?.value == "1"
    let radius = min(frame.height, frame.width) / 2
    let knob = isOn ? frame.maxX - radius : frame.x + radius
    let rounding: Markup = "rx=\"\(radius.inPoints)\""
    switch era {
    case .shiny:
      let color = ScreenColor(view.look?.tint)?.opaque ?? "#0b6ee0"
      let track =
        isOn
        ? rectangle(frame, ScreenColor(color + "ff"), rounding)
        : Pen.shiny(frame, "#d0d0d0ff", "#f5f5f5ff", "\(rounding) stroke=\"#a0a0a0\"")
      let free = Rectangle(
        x: isOn ? frame.x : frame.x + 2 * radius, y: frame.y, width: frame.width - 2 * radius,
        height: frame.height)
      return track
        + WordsPicture(
          lines: [isOn ? "ON" : "OFF"], size: 15, alignment: .center, isBold: true,
          color: ScreenColor(isOn ? "#ffffffff" : "#7f7f7fff")
        ).markup(in: free)
        + Pen.circle(knob, frame.midY, radius - 0.5, ScreenColor("#f2f2f2ff"), "stroke=\"#8c8c8c\"")
    case .flat:
      let on = ScreenColor(view.look?.tint) ?? ScreenColor("#4cd964ff")
      let track =
        isOn
        ? rectangle(frame, on, rounding)
        : rectangle(
          frame.inset(by: 0.75), Self.white, "\(rounding) stroke=\"#e5e5e5\" stroke-width=\"1.5\"")
      return track + Pen.circle(knob, frame.midY, radius - 1.5, Self.white, knobShadow)
    case .modern:
      let on = ScreenColor(view.look?.tint) ?? ScreenColor(isDark ? "#30d158ff" : "#34c759ff")
      return rectangle(frame, isOn ? on : gray, rounding)
        + Pen.circle(knob, frame.midY, radius - 2, Self.white, knobShadow)
    case .glass:
      let on = ScreenColor(view.look?.tint) ?? ScreenColor(isDark ? "#30d158ff" : "#34c759ff")
      let width = max(0, frame.width * 0.62 - 4)
      let wide = Rectangle(
        x: isOn ? frame.maxX - width - 2 : frame.x + 2, y: frame.y + 2, width: width,
        height: max(0, frame.height - 4))
      return rectangle(frame, isOn ? on : gray, rounding)
        + rectangle(wide, Self.white, "rx=\"\((wide.height / 2).inPoints)\"")
    }
  }

  private var track: Markup {
    let percent = Double(view.accessibility?.value?.dropLast() ?? "") ?? 0
    let part = min(max(percent, 0), 100) / 100
    let isSlider = view.kind == "UISlider"
    let knob: Double = era == .shiny ? 23 : era == .glass ? 38 : 28
    let height: Double =
      switch era {
      case .shiny: 9
      case .flat: 2
      case .modern: 4
      case .glass: 6
      }
    // The knob stays in the frame.
    let middle = frame.x + knob / 2 + max(0, frame.width - knob) * part
    var bar = Rectangle(
      x: frame.x + (isSlider ? 2 : 0), y: frame.midY - height / 2,
      width: max(0, frame.width - (isSlider ? 4 : 0)), height: height)
    let rounding: Markup = "rx=\"\((height / 2).inPoints)\""
    let empty =
      ScreenColor(view.look?.otherTint)
      ?? ScreenColor(
        isDark
          ? "#3a3a3cff" : era == .shiny ? "#d6d6d6ff" : era == .flat ? "#b7b7b7ff" : "#e4e4e6ff")
    let whole = rectangle(bar, empty, era == .shiny ? "\(rounding) stroke=\"#9a9a9a\"" : rounding)
    bar.width = isSlider ? max(0, middle - bar.x) : bar.width * part
    let color = era == .shiny && view.look?.tint == nil ? ScreenColor("#2d72d9ff") : tint
    let bars = whole + rectangle(bar, color, rounding)
    guard isSlider else { return bars }
    switch era {
    case .shiny:
      return bars
        + Pen.circle(middle, frame.midY, 11.5, ScreenColor("#ecececff"), "stroke=\"#8c8c8c\"")
    case .flat, .modern:
      return bars + Pen.circle(middle, frame.midY, 14, Self.white, knobShadow)
    case .glass:
      let pill = Rectangle(x: middle - 19, y: frame.midY - 12, width: 38, height: 24)
      return bars + rectangle(pill, Self.white, "rx=\"12\" \(knobShadow)")
    }
  }

  private var segments: Markup? {
    guard let parts = view.accessibility?.parts, !parts.isEmpty, parts.count < 100 else {
      return nil
    }
    let chosen = Int(view.accessibility?.value ?? "") ?? -1
    let width = frame.width / Double(parts.count)
    func part(_ number: Int) -> Rectangle {
      Rectangle(
        x: frame.x + Double(number) * width, y: frame.y, width: width, height: frame.height)
    }
    func words(_ number: Int, _ color: ScreenColor?, isBold: Bool) -> Markup {
      WordsPicture(
        lines: [parts[number].onOneLine], size: 13, alignment: .center, isBold: isBold, color: color
      ).markup(in: part(number))
    }
    func line(_ number: Int, _ color: ScreenColor?, _ room: Double) -> Markup {
      let x = part(number).x
      return Pen.line(
        Pen.path((x, frame.y + room), (x, frame.maxY - room)), color, width: 1)
    }
    var markup: Markup
    switch era {
    case .shiny:
      markup = Pen.shiny(frame, "#ffffffff", "#c9c9c9ff", "rx=\"7\" stroke=\"#8a8a8a\"")
      for number in parts.indices {
        if number == chosen {
          markup += Pen.shiny(part(number), "#8fb4e8ff", "#3a6fc4ff", "rx=\"6\"")
        }
        if number > 0 { markup += line(number, ScreenColor("#8a8a8aff"), 0) }
        markup += words(
          number, ScreenColor(number == chosen ? "#ffffffff" : "#6f6f6fff"), isBold: true)
      }
    case .flat:
      markup = ""
      for number in parts.indices {
        if number == chosen {
          let corners = [
            number == 0, number == parts.count - 1, number == 0, number == parts.count - 1,
          ]
          markup +=
            "<path d=\"\(ScreenPath(rounding: part(number), 4, corners).data)\" fill=\"\(tint?.opaque ?? "")\"/>\n"
        }
        if number > 0 { markup += line(number, tint, 0) }
        markup += words(number, number == chosen ? Self.white : tint, isBold: false)
      }
      markup += rectangle(
        frame.inset(by: 0.5), nil, "rx=\"4\" stroke=\"\(tint?.opaque ?? "")\"")
    case .modern, .glass:
      let round = era == .glass ? frame.height / 2 : 9
      markup = rectangle(
        frame, ScreenColor(isDark ? "#7676803d" : "#7676801f"), "rx=\"\(round.inPoints)\"")
      for number in parts.indices {
        if number == chosen {
          markup += rectangle(
            part(number).inset(by: 2),
            ScreenColor(view.look?.otherTint) ?? ScreenColor(isDark ? "#636366ff" : "#ffffffff"),
            "rx=\"\((round - 2).inPoints)\" \(knobShadow)")
        } else if number > 0, number != chosen + 1, era == .modern {
          markup += line(number, ScreenColor("#8e8e934d"), 8)
        }
        markup += words(number, ink, isBold: number == chosen)
      }
    }
    return markup
  }

  private var stepper: Markup {
    let (middle, y) = (frame.midX, frame.midY)
    let (minus, plus) = (frame.x + frame.width / 4, frame.x + frame.width * 3 / 4)
    let edge: Markup
    let color: ScreenColor?
    switch era {
    case .shiny:
      edge = Pen.shiny(frame, "#ffffffff", "#c9c9c9ff", "rx=\"6\" stroke=\"#8a8a8a\"")
      color = ScreenColor("#6f6f6fff")
    case .flat:
      edge = rectangle(frame.inset(by: 0.5), nil, "rx=\"4\" stroke=\"\(tint?.opaque ?? "")\"")
      color = tint
    case .modern, .glass:
      let round = era == .glass ? frame.height / 2 : 8
      edge = rectangle(
        frame, ScreenColor(isDark ? "#7676803d" : "#7676801f"), "rx=\"\(round.inPoints)\"")
      color = ink
    }
    let divider = era <= .flat ? color : ScreenColor("#8e8e934d")
    let room = era <= .flat ? 0.0 : 7
    return edge
      + Pen.line(
        Pen.path((middle, frame.y + room), (middle, frame.maxY - room)), divider, width: 1)
      + Pen.line(Pen.path((minus - 7, y), (minus + 7, y)), color, width: 1.8)
      + Pen.line(Pen.path((plus - 7, y), (plus + 7, y)), color, width: 1.8)
      + Pen.line(Pen.path((plus, y - 7), (plus, y + 7)), color, width: 1.8)
  }

  /// White by themselves, whatever is behind them.
  private var dots: Markup? {
    guard let pages = view.look?.pages, pages.count == 2, (1...50).contains(pages[0]) else {
      return nil
    }
    let step: Double = era >= .modern ? 17.5 : 16
    let first = frame.midX - Double(pages[0] - 1) * step / 2
    let here = ScreenColor(view.look?.tint) ?? Self.white
    let others = ScreenColor(view.look?.otherTint) ?? ScreenColor("#ffffff4d")
    return (0..<pages[0]).reduce("" as Markup) { markup, page in
      markup
        + Pen.circle(
          first + Double(page) * step, frame.midY, era >= .modern ? 3.75 : 3.5,
          page == pages[1] ? here : others)
    }
  }

  private var spokes: Markup {
    let radius = min(frame.width, frame.height, 40) / 2
    let color = ScreenColor(view.look?.tint) ?? ScreenColor("#999999ff")
    // Twelve up to iOS 12, and eight since.
    let directions =
      era >= .modern
      ? [
        (0, -1), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0),
        (-0.71, -0.71),
      ]
      : [
        (0, -1), (0.5, -0.87), (0.87, -0.5), (1, 0), (0.87, 0.5), (0.5, 0.87), (0, 1),
        (-0.5, 0.87), (-0.87, 0.5), (-1, 0), (-0.87, -0.5), (-0.5, -0.87),
      ]
    return directions.reduce("" as Markup) { markup, direction in
      let (x, y) = direction
      return markup
        + Pen.line(
          Pen.path(
            (frame.midX + x * radius * 0.5, frame.midY + y * radius * 0.5),
            (frame.midX + x * radius * 0.9, frame.midY + y * radius * 0.9)),
          color, width: radius * (era >= .modern ? 0.2 : 0.15))
    }
  }
}
