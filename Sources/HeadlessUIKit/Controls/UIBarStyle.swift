/// Light or dark, for bars.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}
