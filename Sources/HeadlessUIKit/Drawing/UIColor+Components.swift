public import Foundation

/// Other ways to name a colour, and to take it apart.
extension UIColor {
  /// From hue, saturation and brightness, each from 0 to 1.
  public nonisolated convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let unit = { (value: CGFloat) in min(max(value, 0), 1) }
    let (hue, saturation, brightness) = (unit(hue), unit(saturation), unit(brightness))
    // The part of each primary: how far the hue is from it on the circle.
    let part = { (offset: CGFloat) -> CGFloat in
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour of Display P3, which is taken as one of sRGB; iOS 10.0 and later.
  public nonisolated convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    Self.requires(init: "initWithDisplayP3Red:green:blue:alpha:", since: 10.0)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour for the light appearance, the only one there is here; iOS 13.0 and later.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    Self.requires(init: "initWithDynamicProvider:", since: 13.0)
    self.init(cgColor: dynamicProvider(Simulator.current.currentTraits).cgColor)
  }

  /// A colour of the app's asset catalog, which is not read: always nil; iOS 11.0 and later.
  public convenience init?(named name: String) {
    Self.requires("colorNamed:", since: 11.0)
    Self.noteMissing(name)
    return nil
  }

  /// A colour of an asset catalog, which is not read: always nil; iOS 11.0 and later.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    Self.requires("colorNamed:inBundle:compatibleWithTraitCollection:", since: 11.0)
    Self.noteMissing(name)
    return nil
  }

  private static func noteMissing(_ name: String) {
    Simulator.current.unimplemented(
      "UIColor.init(named:)", "asset catalogs are not read; there is no colour \(name).")
  }

  /// The color that it is with these traits; iOS 13.0 and later.
  public nonisolated func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    requires("resolvedColorWithTraitCollection:", since: 13.0, self)
  }

  /// Writes its parts, from 0 to 1; false when it has none.
  @discardableResult
  public nonisolated func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    requires("getRed:green:blue:alpha:", since: 5.0)
    unsafe red?.pointee = self.red
    unsafe green?.pointee = self.green
    unsafe blue?.pointee = self.blue
    unsafe alpha?.pointee = opacity
    return true
  }

  /// The same for variables, which need no pointers.
  @discardableResult
  public nonisolated func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    requires("getRed:green:blue:alpha:", since: 5.0)
    (red, green, blue, alpha) = (self.red, self.green, self.blue, opacity)
    return true
  }

  /// Nothing is drawn in pixels, so that these choose for nobody.
  public nonisolated func set() {}
  /// Makes it the color that fills.
  public nonisolated func setFill() {}
  /// Makes it the color that draws lines.
  public nonisolated func setStroke() {}
}
