public import Foundation

/// A colour as filters take it. iOS 5.0 and later.
nonisolated open class CIColor: NSObject, @unchecked Sendable {
  /// Red, from 0 to 1.
  public let red: CGFloat
  /// Green, from 0 to 1.
  public let green: CGFloat
  /// Blue, from 0 to 1.
  public let blue: CGFloat
  /// How opaque it is, from 0 to 1.
  public let alpha: CGFloat

  /// Makes a color of its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    Self.requiresClass(since: 5.0)
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Makes an opaque color of its parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  /// Makes one of Core Graphics' colors.
  public convenience init(cgColor color: CGColor) {
    let color = color.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }
  /// Makes one of UIKit's colors.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
  /// How many numbers there are.
  open var numberOfComponents: Int { 4 }
  /// Black; iOS 10.0 and later.
  open class var black: CIColor {
    requires("blackColor", since: 10.0, CIColor(red: 0, green: 0, blue: 0))
  }
  /// White; iOS 10.0 and later.
  open class var white: CIColor {
    requires("whiteColor", since: 10.0, CIColor(red: 1, green: 1, blue: 1))
  }
  /// Nothing; iOS 10.0 and later.
  open class var clear: CIColor {
    requires("clearColor", since: 10.0, CIColor(red: 0, green: 0, blue: 0, alpha: 0))
  }
}

extension UIColor {
  /// Makes one of Core Image's colors. iOS 5.0 and later.
  public nonisolated convenience init(ciColor: CIColor) {
    Self.requires(init: "initWithCIColor:", since: 5.0)
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    unsafe ownCIColor = ciColor
  }
  /// The color of Core Image that it was made of; asking another one is a mistake (rule 1311).
  /// iOS 5.0 and later.
  public nonisolated var ciColor: CIColor {
    requires("CIColor", since: 5.0)
    if let own = unsafe ownCIColor { return own }
    onMain(description) { color in
      // Message M240.
      Simulator.current.raise(
        .invalidArgument,
        "*** -CIColor not defined for the UIColor \(color); need to first convert colorspace.")
    }
    return CIColor(color: self)
  }
}
