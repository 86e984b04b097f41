import CourseModel

/// A view in the picture of a screen: its colour, its parts, what the app has drawn on it, and its words.
///
/// Pointing at it tells its class and frame.
struct ShapePicture {
  private let shape: ScreenShape
  private let screen: Rectangle
  private var view: Snapshot.View { shape.view }
  private var look: Snapshot.View.Look? { view.look }

  private let era: ScreenEra

  init(_ shape: ScreenShape, on screen: Rectangle, era: ScreenEra) {
    (self.shape, self.screen, self.era) = (shape, screen, era)
  }

  /// Where the view is drawn: on the screen, or in its own coordinates when it is turned or scaled.
  private var frame: Rectangle { isTurned ? view.bounds : view.frameOnScreen }
  private var isTurned: Bool { look?.transform.flatMap(ScreenPlace.init) != nil }

  var markup: Markup {
    let name = view.controllerName.map { ", the view of \($0)" } ?? ""
    let content: Markup
    if let between = shape.between {
      content = marks(between)
    } else if shape.isInFront {
      content = marks(look?.marksInFront) + (border ?? "") + (grabber ?? "")
    } else if let shadow {
      // It is turned with the view, and what cuts the view off cuts it off too.
      content = "<g\(shadow)>\n\(self.content)</g>\n"
    } else {
      content = self.content
    }
    let title = "\(view.className) \(view.frame.inPoints)\(name)".onOneLine
    let placed: Markup =
      isTurned ? "<g transform=\"\(view.place.attribute)\">\n\(content)</g>\n" : content
    let drawn: Markup = """
      <g opacity="\(shape.alpha.inHundredths)"><title>\(title)</title>
      \(clipped(placed))</g>

      """
    return shape.masks.reversed().reduce(drawn) { $1.cutting($0) }
  }

  private var content: Markup {
    let parts = PartPicture(view, in: frame, era: era)
    return background + marks(look?.marks) + (parts.markup ?? "") + (shownText ?? "")
  }

  /// The text of a view that scrolls ends at its edge.
  private var shownText: Markup? {
    guard view.kind == "UITextView", let text, frame.width > 0, frame.height > 0 else {
      return text
    }
    return """
      <svg x="\(frame.x.inPoints)" y="\(frame.y.inPoints)" width="\(frame.width.inPoints)" \
      height="\(frame.height.inPoints)" viewBox="\(frame.inPoints)">
      \(text)</svg>

      """
  }

  /// The handle of a sheet.
  private var grabber: Markup? {
    guard look?.hasGrabber == true else { return nil }
    return rectangle(
      Rectangle(x: frame.midX - 18, y: frame.y + 5, width: 36, height: 5),
      ScreenColor(look?.isDark == true ? "#5a5a5fff" : "#c4c4c7ff"), "rx=\"2.5\"")
  }

  /// Without what the views around it do not let through.
  private func clipped(_ markup: Markup) -> Markup {
    let clip = shape.clip
    let reachesOut = view.drawsOutside || shape.shadow != nil
    guard !clip.contains(view.frameOnScreen) || (reachesOut && clip != screen) else {
      return markup
    }
    let box = clip.inPoints
    return """
      <svg x="\(clip.x.inPoints)" y="\(clip.y.inPoints)" width="\(clip.width.inPoints)" \
      height="\(clip.height.inPoints)" viewBox="\(box)">
      \(markup)</svg>

      """
  }

  private var shadow: Markup? { shape.shadow.flatMap(ShadowPicture.init)?.attribute }

  // MARK: Colour and border

  private var background: Markup {
    let own = ScreenColor(view.backgroundColor)
    let color = own ?? ScreenColor(look?.plainColor)
    let radius = look?.cornerRadius
    switch view.kind {
    case "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar":
      return BarPicture(view: view, frame: frame, screen: screen, era: era).markup
    case "UITextField" where look?.isFramed != false: return field(color, radius)
    case "UITableViewCell", "UICollectionViewCell":
      let chosen = ScreenColor(look?.selection) ?? color
      guard look?.isInset == true else { return box(chosen, "", radius) }
      // Up to iOS 6 rows of a grouped table keep from the sides, and their cells do not.
      let side = Self.sideOfRows(in: frame)
      return box(
        chosen, "stroke=\"#ababae\"", radius,
        in: Rectangle(
          x: frame.x + side, y: frame.y, width: max(0, frame.width - 2 * side), height: frame.height
        )
      )
    case "UIImageView"
    where view.backgroundColor == nil && look?.isFramed != false
      && look?.marks == nil && SignPicture(look?.imageName ?? "") == nil:
      return box(ScreenColor("#d9dce1ff"), "stroke=\"#b6bac2\"", radius)
    case "UIAlertView", "UIActionSheet": return oldAlert
    default: return box(color, "", radius)
    }
  }

  /// The panel of an alert of old, and the shade around it.
  private var oldAlert: Markup {
    let panel = Rectangle(
      x: frame.x - 4, y: frame.y - 4, width: frame.width + 8, height: frame.height + 8)
    return rectangle(screen, ScreenColor("#00000066"))
      + (era == .shiny
        ? rectangle(
          panel, ScreenColor("#1b2c57e6"), "rx=\"10\" stroke=\"#ffffff\" stroke-width=\"2\"")
        : rectangle(panel, ScreenColor("#f8f8f8f2"), "rx=\"\(era == .flat ? 7 : 13)\""))
  }

  static func sideOfRows(in frame: Rectangle) -> Double {
    frame.width > 700 ? min(45, (frame.width * 0.06).rounded()) : 10
  }

  private func field(_ color: ScreenColor?, _ radius: Double?) -> Markup {
    let isDark = look?.isDark == true
    if view.accessibility?.role == .searchField {
      switch era {
      case .shiny:
        return box(color ?? ScreenColor("#ffffffff"), "stroke=\"#7f8ba0\"", radius ?? 15)
      case .flat:
        return box(
          color ?? ScreenColor(view.isInBar ? "#0000001a" : "#ffffffff"), "", radius ?? 6)
      case .modern: return box(ScreenColor(isDark ? "#7676803d" : "#7676801f"), "", radius ?? 10)
      case .glass:
        return box(
          ScreenColor(isDark ? "#7676803d" : "#7676801f"), "", radius ?? frame.height / 2)
      }
    }
    let edge: Markup = isDark ? "stroke=\"#54545899\"" : "stroke=\"#c6c6c8\""
    return box(
      color ?? ScreenColor("#ffffffff"), era == .shiny ? "stroke=\"#8c8c8c\"" : edge,
      radius ?? (era == .shiny ? 8 : 6))
  }

  /// The border that the app gave it, which is in front of all that is in it.
  private var border: Markup? {
    guard let border = look?.border, let line = ScreenColor(border.color) else { return nil }
    let radius = look?.cornerRadius ?? 0
    let width = min(max(border.width, 0), 1000)
    let path = ScreenPath(
      rounding: frame.inset(by: width / 2), max(0, radius - width / 2), look?.roundCorners)
    return """
      <path d="\(path.data)" fill="none" stroke="\(line.opaque)" \
      stroke-opacity="\(line.alpha.inHundredths)" stroke-width="\(width.inPoints)"/>

      """
  }

  private func box(
    _ color: ScreenColor?, _ rest: Markup, _ radius: Double? = nil, in place: Rectangle? = nil
  ) -> Markup {
    let place = place ?? frame
    guard let radius, let corners = look?.roundCorners else {
      return rectangle(place, color, radius.map { "\(rest) rx=\"\($0.inPoints)\"" } ?? rest)
    }
    let path = ScreenPath(rounding: place, radius, corners)
    return """
      <path d="\(path.data)" fill="\(color?.opaque ?? "#000000")" \
      fill-opacity="\((color?.alpha ?? 0).inHundredths)" \(rest)/>

      """
  }

  // MARK: What the app has drawn

  private func marks(_ marks: [Snapshot.View.Look.Mark]?) -> Markup {
    guard let marks, !marks.isEmpty else { return "" }
    var drawn: Markup = "\(marks.map { MarkPicture($0).markup })"
    if view.clipsToBounds == true {
      let path = ScreenPath(rounding: view.bounds, look?.cornerRadius ?? 0, look?.roundCorners)
      let mask = ScreenMask(path: path, place: ScreenPlace(x: 0, y: 0))
      drawn = "\(mask.definition)\(mask.cutting(drawn))"
    }
    if isTurned { return "\(drawn)" }
    return "<g transform=\"\(view.place.attribute)\">\n\(drawn)</g>\n"
  }

  // MARK: Words

  private var text: Markup? {
    guard shape.showsText, !PartPicture.drawsWords(of: view, era: era), let words = view.words,
      !words.isEmpty
    else { return nil }
    let style = view.textStyle
    let isIndex = view.className == "UITableViewIndex"
    let size = isIndex ? 11 : min(max(style?.size ?? 17, 1), 400)
    let lines =
      isIndex
      ? words.split(separator: " ").prefix(60).map(String.init)
      : style?.lines ?? [words.onOneLine]
    // A tab that is not chosen is gray, whatever colour its bar has for the chosen one.
    let isGray =
      view.isEmptyField
      || view.className == "UITabBarButton" && view.accessibility?.isSelected != true
    var color = ScreenColor(isGray ? "#8e8e93ff" : isIndex ? "#007affff" : style?.color)
    // Of old the one that is chosen has its name in white, and its picture in colour.
    if era == .shiny, view.className == "UITabBarButton", !isGray {
      color = ScreenColor("#ffffffff")
    }
    if era == .glass, view.className == "UIBarButton" {
      color = ScreenColor(look?.isDark == true ? "#ffffffff" : "#000000ff")
    }
    var room = frame
    if let own = style?.room {
      room = Rectangle(
        x: own.x - view.bounds.x + frame.x, y: own.y - view.bounds.y + frame.y,
        width: max(own.width, 1), height: own.height)
    }
    switch view.kind {
    case "UITextField" where view.accessibility?.role == .searchField:
      room = Rectangle(
        x: frame.x + 28, y: frame.y, width: max(0, frame.width - 35), height: frame.height)
    case "UITextField" where look?.isFramed == false: break
    case "UITextField":
      room = Rectangle(
        x: frame.x + 7, y: frame.y, width: max(0, frame.width - 14), height: frame.height)
    // As far from the edges as UIKit's text views have their text by themselves.
    case "UITextView":
      // Scrolled, its words are higher up; a turned view is drawn in its own coordinates.
      let (x, y) = isTurned ? (0, 0) : (frame.x - view.bounds.x, frame.y - view.bounds.y)
      room = Rectangle(
        x: x + 5, y: y + 8, width: max(0, frame.width - 10),
        height: Double(lines.count) * size * 1.2)
    // Of old the button has an edge, and its words are in the middle.
    default: room.x += era == .shiny ? 0 : PartPicture.indent(of: view)
    }
    return WordsPicture(
      lines: lines, size: size, alignment: isIndex ? .center : style?.alignment ?? .left,
      letterWidth: style?.letterWidth, isBold: style?.isBold == true,
      isItalic: style?.isItalic == true, color: color,
      widths: view.isEmptyField ? nil : style?.widths, runs: view.isEmptyField ? nil : style?.runs
    ).markup(in: room)
  }
}

extension ScreenMask {
  private var rule: Markup { isEvenOdd ? " clip-rule=\"evenodd\"" : "" }
  private var shade: GradientPicture? { fade.flatMap(GradientPicture.init) }
  private var name: String {
    path.name((place?.attribute ?? "") + rule.text + (shade?.name ?? "") + (letters?.text ?? ""))
  }
  /// The letters as they are drawn, whatever their colour is.
  private var letters: Markup? {
    words.map { words in
      let style = words.style
      return WordsPicture(
        lines: words.lines.prefix(100).map(\.onOneLine), size: min(max(style.size, 1), 400),
        alignment: style.alignment, letterWidth: style.letterWidth, isBold: style.isBold == true,
        isItalic: style.isItalic == true, widths: style.widths
      ).markup(in: words.room)
    }
  }

  /// What a picture has of it once, however many views it cuts.
  var definition: Markup {
    let move: Markup? = place.map { " transform=\"\($0.attribute)\"" }
    if let letters {
      return """
        <mask id="\(name)" maskUnits="userSpaceOnUse" x="-10000" y="-10000" width="20000" height="20000" \
        style="mask-type: alpha"><g\(move)>
        \(letters)</g></mask>

        """
    }
    guard let shade else {
      return """
        <clipPath id="\(name)"><path d="\(path.data)"\(move)\(rule)/></clipPath>

        """
    }
    // What is opaque in it lets through what is behind it, whatever its colour is.
    return """
      \(shade.definition)<mask id="\(name)" maskUnits="userSpaceOnUse" x="-10000" y="-10000" width="20000" \
      height="20000" style="mask-type: alpha"><path d="\(path.data)"\(move) fill="url(#\(shade.name))"/></mask>

      """
  }

  /// The markup without what is outside of the outline.
  func cutting(_ markup: Markup) -> Markup {
    let attribute: Markup = shade == nil && words == nil ? "clip-path" : "mask"
    return """
      <g \(attribute)="url(#\(name))">
      \(markup)</g>

      """
  }
}

/// A rectangle of a colour; nil for none.
func rectangle(_ frame: Rectangle, _ color: ScreenColor?, _ rest: Markup = "") -> Markup {
  """
  <rect x="\(frame.x.inPoints)" y="\(frame.y.inPoints)" width="\(frame.width.inPoints)" \
  height="\(frame.height.inPoints)" fill="\(color?.opaque ?? "#000000")" \
  fill-opacity="\((color?.alpha ?? 0).inHundredths)" \(rest)/>

  """
}
