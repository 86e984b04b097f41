/// Light or dark, for bars.
public enum UIBarStyle: Int, Sendable {
  /// A light bar.
  case `default`
  /// A dark bar.
  case black
}
