import Foundation

extension UIColor {
  /// How much a color is seen beside others; iOS 18.0 and later.
  public enum Prominence: Int, Sendable {
    /// As it is; less; less still; least.
    case primary, secondary, tertiary, quaternary

    /// UIKit does not publish it: what labels of that kind have, by their colors.
    fileprivate nonisolated var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }
  /// How much it is seen beside others: a color by itself as it is. iOS 18.0 and later.
  public nonisolated var prominence: Prominence {
    requires("prominence", since: 18.0, unsafe ownProminence)
  }
  /// The same color, less seen; iOS 18.0 and later. UIKit does not publish how: here it is less opaque.
  public nonisolated func withProminence(_ prominence: Prominence) -> UIColor {
    requires("colorWithProminence:", since: 18.0)
    let color = withAlphaComponent(opacity * prominence.opacity)
    unsafe color.ownProminence = prominence
    return color
  }
  /// A word for it, in English; iOS 14.0 and later. UIKit's own words are finer.
  public nonisolated var accessibilityName: String {
    requires("accessibilityName", since: 14.0)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most - least > 0.1 else {
      return most < 0.15 ? "black" : most > 0.9 ? "white" : "gray"
    }
    let sixth =
      most == red
      ? (green - blue) / (most - least)
      : most == green
        ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least)
    let degrees = (sixth < 0 ? sixth + 6 : sixth) * 60
    let dark = most < 0.5 ? "dark " : ""
    switch degrees {
    case ..<15, 345...: return dark + "red"
    case ..<45: return dark + "orange"
    case ..<70: return dark + "yellow"
    case ..<165: return dark + "green"
    case ..<195: return dark + "cyan"
    case ..<255: return dark + "blue"
    case ..<290: return dark + "purple"
    default: return dark + "pink"
    }
  }
}
