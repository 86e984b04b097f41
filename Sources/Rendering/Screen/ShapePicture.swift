import CourseModel

/// A view in the picture of a screen: its colour, its parts, what the app has drawn on it, and its words.
///
/// Pointing at it tells its class and frame.
struct ShapePicture {
  private let shape: ScreenShape
  private let screen: Rectangle
  private var view: Snapshot.View { shape.view }
  private var look: Snapshot.View.Look? { view.look }

  init(_ shape: ScreenShape, on screen: Rectangle) {
    (self.shape, self.screen) = (shape, screen)
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
      content = marks(look?.marksInFront) + (border ?? "")
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
    let parts = PartPicture(view, in: frame)
    return background + marks(look?.marks) + (parts.markup ?? "") + (text ?? "")
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

  private var shadow: Markup? {
    guard let shadow = shape.shadow, let color = ScreenColor(shadow.color)
    else { return nil }
    let opacity = Int((min(max(color.alpha * shadow.opacity, 0), 1) * 255).rounded())
    let digits = String(opacity + 256, radix: 16).dropFirst()
    return """
       style="filter: drop-shadow(\(shadow.x.inPoints)px \(shadow.y.inPoints)px \
      \(max(0, shadow.radius).inPoints)px \(color.opaque + digits))"
      """
  }

  // MARK: Colour and border

  private var background: Markup {
    let color = ScreenColor(view.backgroundColor) ?? ScreenColor(look?.plainColor)
    let radius = look?.cornerRadius
    switch view.kind {
    case "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar":
      return box(color ?? ScreenColor("#f7f7f8f2"), "stroke=\"#c6c6c8\"")
    case "UITextField" where look?.isFramed != false:
      return box(color ?? ScreenColor("#ffffffff"), "stroke=\"#c6c6c8\"", radius ?? 6)
    case "UITableViewCell":
      return box(color, "stroke=\"#e5e5ea\"", radius)
    case "UIImageView"
    where view.backgroundColor == nil && look?.isFramed != false && look?.marks == nil:
      return box(ScreenColor("#d9dce1ff"), "stroke=\"#b6bac2\"", radius)
    default: return box(color, "", radius)
    }
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

  private func box(_ color: ScreenColor?, _ rest: Markup, _ radius: Double? = nil) -> Markup {
    guard let radius, let corners = look?.roundCorners else {
      return rectangle(frame, color, radius.map { "\(rest) rx=\"\($0.inPoints)\"" } ?? rest)
    }
    let path = ScreenPath(rounding: frame, radius, corners)
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
    guard shape.showsText, !PartPicture.drawsWords(of: view), let words = view.words,
      !words.isEmpty
    else { return nil }
    let style = view.textStyle
    let size = min(max(style?.size ?? 17, 1), 400)
    let lines = style?.lines ?? [words.onOneLine]
    // A tab that is not chosen is gray, whatever colour its bar has for the chosen one.
    let isGray =
      view.isEmptyField
      || view.className == "UITabBarButton" && view.accessibility?.isSelected != true
    let color = ScreenColor(isGray ? "#8e8e93ff" : style?.color)
    var room = frame
    switch view.kind {
    case "UITextField":
      room = Rectangle(
        x: frame.x + 7, y: frame.y, width: max(0, frame.width - 14), height: frame.height)
    // As far from the edges as UIKit's text views have their text by themselves.
    case "UITextView":
      room = Rectangle(
        x: frame.x + 5, y: frame.y + 8, width: max(0, frame.width - 10),
        height: Double(lines.count) * size * 1.2)
    default: room.x += PartPicture.indent(of: view)
    }
    return WordsPicture(
      lines: lines, size: size, alignment: style?.alignment ?? .left,
      letterWidth: style?.letterWidth, isBold: style?.isBold == true, color: color
    ).markup(in: room)
  }
}

extension ScreenMask {
  private var rule: Markup { isEvenOdd ? " clip-rule=\"evenodd\"" : "" }
  private var name: String { path.name(place.attribute + rule.text) }

  /// What a picture has of it once, however many views it cuts.
  var definition: Markup {
    """
    <clipPath id="\(name)"><path d="\(path.data)" transform="\(place.attribute)"\(rule)/></clipPath>

    """
  }

  /// The markup without what is outside of the outline.
  func cutting(_ markup: Markup) -> Markup {
    """
    <g clip-path="url(#\(name))">
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
