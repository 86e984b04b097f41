import CourseModel

/// A shadow, thrown by all that is drawn in what has it.
struct ShadowPicture {
  let attribute: Markup

  /// Nil for a shadow without a colour.
  init?(_ shadow: Snapshot.View.Look.Shadow) {
    guard let color = ScreenColor(shadow.color), shadow.opacity.isFinite else { return nil }
    let opacity = Int((min(max(color.alpha * shadow.opacity, 0), 1) * 255).rounded())
    let digits = String(opacity + 256, radix: 16).dropFirst()
    attribute = """
       style="filter: drop-shadow(\(shadow.x.inPoints)px \(shadow.y.inPoints)px \
      \(max(0, shadow.radius).inPoints)px \(color.opaque + digits))"
      """
  }
}
