/// Light or dark, for bars.
public enum UIBarStyle: Int, Sendable {
  /// A light bar.
  case `default`
  /// A dark bar.
  case black
  /// A dark bar that lets through what is behind it; up to iOS 6 it makes the bar translucent (rule 942).
  case blackTranslucent

  /// The old name of ``black``.
  public static var blackOpaque: UIBarStyle { .black }
}

extension UIBarStyle {
  /// Whether the style alone makes a bar translucent: from iOS 7 on `isTranslucent` says it (rule 942).
  var makesTranslucent: Bool {
    self == .blackTranslucent && !Simulator.current.has(.barsLieOnContent)
  }
}
