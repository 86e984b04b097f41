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
  /// Gray; iOS 10.0 and later.
  open class var gray: CIColor {
    requires("grayColor", since: 10.0, CIColor(red: 0.5, green: 0.5, blue: 0.5))
  }
  /// Red; iOS 10.0 and later.
  open class var red: CIColor {
    requires("redColor", since: 10.0, CIColor(red: 1, green: 0, blue: 0))
  }
  /// Green; iOS 10.0 and later.
  open class var green: CIColor {
    requires("greenColor", since: 10.0, CIColor(red: 0, green: 1, blue: 0))
  }
  /// Blue; iOS 10.0 and later.
  open class var blue: CIColor {
    requires("blueColor", since: 10.0, CIColor(red: 0, green: 0, blue: 1))
  }
  /// Green and blue; iOS 10.0 and later.
  open class var cyan: CIColor {
    requires("cyanColor", since: 10.0, CIColor(red: 0, green: 1, blue: 1))
  }
  /// Red and blue; iOS 10.0 and later.
  open class var magenta: CIColor {
    requires("magentaColor", since: 10.0, CIColor(red: 1, green: 0, blue: 1))
  }
  /// Red and green; iOS 10.0 and later.
  open class var yellow: CIColor {
    requires("yellowColor", since: 10.0, CIColor(red: 1, green: 1, blue: 0))
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
