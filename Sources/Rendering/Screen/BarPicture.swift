import CourseModel

/// What is behind the titles and buttons of a bar, in the look of its time (rule 889).
struct BarPicture {
  let view: Snapshot.View
  let frame: Rectangle
  let screen: Rectangle
  let era: ScreenEra

  private var isDark: Bool { view.look?.isDark == true }

  /// The colour that the app has given it, or that its state has.
  private var color: ScreenColor? {
    ScreenColor(view.backgroundColor) ?? ScreenColor(view.look?.plainColor)
  }

  var markup: Markup {
    if view.kind == "UISearchBar" { return searchBar }
    if era == .shiny { return shiny }
    if era == .glass, view.kind == "UITabBar", isAtEdge { return capsule }
    let shown = color ?? ScreenColor(era == .flat ? "#f7f7f8f2" : "#f9f9f9f0")
    guard let shown, shown.alpha > 0 else { return "" }
    let isLight = isDark || era == .modern
    return rectangle(extended, shown)
      + ScreenPen.line(
        ScreenPen.path((frame.x, edge), (frame.maxX, edge)),
        ScreenColor(isDark ? "#54545899" : isLight ? "#0000004d" : "#b2b2b2ff"), width: 0.5)
  }

  private var isAtTop: Bool { view.kind == "UINavigationBar" }

  /// Where the line is that ends it.
  private var edge: Double { isAtTop ? frame.maxY : frame.y }

  private var isAtEdge: Bool { screen.maxY - frame.maxY < 50 }

  /// From iOS 7 on it reaches behind what the device covers at the edge of the screen.
  private var extended: Rectangle {
    var place = frame
    // A bar below the status bar of what it is in.
    if isAtTop, view.frame.y > 0, view.frame.y <= 62, frame.y - view.frame.y >= screen.y - 0.5 {
      place.y -= view.frame.y
      place.height += view.frame.y
    } else if view.kind == "UIToolbar" || view.kind == "UITabBar", isAtEdge {
      place.height += max(0, screen.maxY - frame.maxY)
    }
    return place
  }

  private var shiny: Markup {
    if view.kind == "UITabBar" { return ScreenPen.shiny(frame, "#434343ff", "#000000ff") }
    if let color { return rectangle(frame, color, "stroke=\"#2d3642\"") }
    return ScreenPen.shiny(frame, "#b0bccdff", "#6d84a2ff", "stroke=\"#2d3642\"")
  }

  /// The bar floats over the content.
  private var capsule: Markup {
    let width = min(frame.width - 42, 560)
    let place = Rectangle(
      x: frame.midX - width / 2, y: frame.y - 6, width: width, height: 60)
    guard width > 0 else { return "" }
    return rectangle(
      place, ScreenColor(isDark ? "#2c2c2eeb" : "#ffffffeb"),
      "rx=\"30\" stroke=\"#0000001a\" stroke-width=\"0.5\" style=\"filter: drop-shadow(0px 4px 12px #00000026)\""
    )
  }

  private var searchBar: Markup {
    if let color { return rectangle(frame, color) }
    if view.isInBar { return "" }
    switch era {
    case .shiny: return ScreenPen.shiny(frame, "#d6dbe0ff", "#a9b2bcff", "stroke=\"#8a939d\"")
    case .flat: return rectangle(frame, ScreenColor("#c9c9ceff"))
    case .modern: return rectangle(frame, ScreenColor(isDark ? "#1c1c1eff" : "#f7f7f7ff"))
    case .glass: return ""
    }
  }
}
