import CourseModel

/// Colours that go over into each other.
struct GradientPicture {
  let name: String
  let definition: Markup

  /// Nil for what is not a gradient.
  init?(_ gradient: Snapshot.View.Look.Gradient) {
    let colors = gradient.colors.compactMap { ScreenColor($0) }
    guard colors.count == gradient.colors.count, colors.count == gradient.locations.count,
      !colors.isEmpty, gradient.start.count == 2, gradient.end.count == 2
    else { return nil }
    let stops: [Markup] = zip(colors, gradient.locations).map { color, location in
      """
      <stop offset="\(location.inHundredths)" stop-color="\(color.opaque)" \
      stop-opacity="\(color.alpha.inHundredths)"/>
      """
    }
    let (start, end) = (gradient.start.map(\.inPoints), gradient.end.map(\.inPoints))
    let shape: Markup
    if let radius = gradient.radius {
      let circle: Markup =
        "cx=\"\(end[0])\" cy=\"\(end[1])\" r=\"\(max(0, radius).inPoints)\""
      if let high = gradient.heightRadius, radius > 0,
        let stretched = ScreenPlace([
          1, 0, 0, high / radius, 0, gradient.end[1] * (1 - high / radius),
        ])
      {
        shape = "\(circle) gradientTransform=\"\(stretched.attribute)\""
      } else {
        shape = circle
      }
    } else {
      shape = "x1=\"\(start[0])\" y1=\"\(start[1])\" x2=\"\(end[0])\" y2=\"\(end[1])\""
    }
    let content: Markup = "gradientUnits=\"userSpaceOnUse\" \(shape)>\(stops)"
    name = ScreenPath(rounding: Rectangle(width: 0, height: 0), 0).name(content.text)
    definition =
      gradient.radius == nil
      ? "<linearGradient id=\"\(name)\" \(content)</linearGradient>\n"
      : "<radialGradient id=\"\(name)\" \(content)</radialGradient>\n"
  }
}
