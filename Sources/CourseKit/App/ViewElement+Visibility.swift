import CourseModel

extension AppElement where Node == Snapshot.View {
  /// Whether somebody who looks at the screen sees any of it.
  ///
  /// It has a size and is on the screen, nothing from the window down to it is hidden or transparent,
  /// and no opaque views cover all of it. A label without text is not
  /// visible.
  public var isVisible: Bool {
    let name = read(\.name, or: "")
    XCUIApplication.witness?.noteLookAtPlaces()
    guard case .success(let pieces) = app.look({ .success($0.piecesInSight(of: name)) }) else {
      return false
    }
    return !pieces.isEmpty
  }
}

extension Snapshot {
  /// What can be seen of the view with that name, in the coordinates of the screen; empty when none of it
  /// can.
  func piecesInSight(of name: String) -> [Rectangle] {
    var pieces: [Rectangle]?
    for window in windows {
      window.view.draw(over: &pieces, whenFound: name, on: screen.bounds, isOpaque: true)
    }
    return pieces ?? []
  }
}

extension Snapshot.View {
  /// Draws the view and what it holds over what is left to see of another one.
  ///
  /// - Parameters:
  ///   - pieces: What is left to see; nil until the view in question was drawn.
  ///   - isOpaque: Whether every view around it has an alpha of 1.
  fileprivate func draw(
    over pieces: inout [Rectangle]?, whenFound name: String, on screen: Rectangle, isOpaque: Bool
  ) {
    if isHidden || alpha <= 0.01 { return }
    let isOpaque = isOpaque && alpha == 1
    if self.name == name {
      let isEmptyText = kind == "UILabel" && (text ?? "").isEmpty
      pieces = isEmptyText ? [] : [frameOnScreen.intersection(screen)].compactMap(\.self)
    } else if isOpaque, backgroundColor?.hasSuffix("ff") ?? false {
      pieces = pieces?.flatMap { $0.without(frameOnScreen) }
    }
    for view in subviews {
      // The view's own subviews belong to it and do not cover it.
      if self.name == name { continue }
      view.draw(over: &pieces, whenFound: name, on: screen, isOpaque: isOpaque)
    }
  }
}

extension Rectangle {
  /// What is left of it beside the other one, in up to four pieces.
  fileprivate func without(_ other: Rectangle) -> [Rectangle] {
    guard let hole = intersection(other) else { return [self] }
    let (right, bottom) = (hole.x + hole.width, hole.y + hole.height)
    return [
      Rectangle(x: x, y: y, width: width, height: hole.y - y),
      Rectangle(x: x, y: bottom, width: width, height: y + height - bottom),
      Rectangle(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      Rectangle(x: right, y: hole.y, width: x + width - right, height: hole.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
