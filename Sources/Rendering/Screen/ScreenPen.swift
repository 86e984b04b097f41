import CourseModel

/// Draws simple things of a picture of the screen.
enum ScreenPen {
  static func line(
    _ path: String, _ color: ScreenColor?, width: Double = 2, fill: ScreenColor? = nil
  ) -> Markup {
    """
    <path d="\(path)" fill="\(fill?.opaque ?? "none")" stroke="\(color?.opaque ?? "#c5c5c9")" \
    stroke-opacity="\((color?.alpha ?? 1).inHundredths)" stroke-width="\(width.inPoints)" \
    stroke-linecap="round" stroke-linejoin="round"/>

    """
  }

  static func circle(
    _ x: Double, _ y: Double, _ radius: Double, _ color: ScreenColor?, _ rest: Markup = ""
  ) -> Markup {
    """
    <circle cx="\(x.inPoints)" cy="\(y.inPoints)" r="\(max(0, radius).inPoints)" \
    fill="\(color?.opaque ?? "#ffffff")" fill-opacity="\((color?.alpha ?? 1).inHundredths)" \(rest)/>

    """
  }

  static func path(_ points: (Double, Double)...) -> String {
    points.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.0.inPoints) \($1.1.inPoints)" }.joined()
  }

  /// A rectangle whose colour goes over from its upper to its lower edge.
  static func shiny(
    _ frame: Rectangle, _ upper: String, _ lower: String, _ rest: Markup = ""
  )
    -> Markup
  {
    let (first, second) = (ScreenColor(upper)?.opaque ?? "", ScreenColor(lower)?.opaque ?? "")
    let name = "shiny" + (first + second).filter(\.isHexDigit)
    return """
      <linearGradient id="\(name)" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="\(first)"/>\
      <stop offset="1" stop-color="\(second)"/></linearGradient>
      <rect x="\(frame.x.inPoints)" y="\(frame.y.inPoints)" width="\(frame.width.inPoints)" \
      height="\(frame.height.inPoints)" fill="url(#\(name))" \(rest)/>

      """
  }
}
