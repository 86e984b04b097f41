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

  /// A colour that is asked for with the traits wherever it is used; iOS 13.0 and later (rule 246).
  public nonisolated convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    Self.requires(init: "initWithDynamicProvider:", since: 13.0)
    self.init((0, 0, 0, 1), provider: dynamicProvider)
  }

  /// A colour of the app's asset catalogs; nil where none is called so. iOS 11.0 and later (rule 248).
  public convenience init?(named name: String) {
    Self.requires("colorNamed:", since: 11.0)
    self.init(inCatalog: name)
  }

  /// The same with the traits that are given; iOS 11.0 and later.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    Self.requires("colorNamed:inBundle:compatibleWithTraitCollection:", since: 11.0)
    guard let traitCollection else {
      self.init(inCatalog: name)
      return
    }
    guard let color = UIColor(inCatalog: name) else { return nil }
    self.init(cgColor: color.resolve(with: traitCollection).cgColor)
  }

  private convenience init?(inCatalog name: String) {
    guard let shades = Simulator.current.bundle.catalog.colors[name] else { return nil }
    let light = UIColor.of(shades.light)
    if case .parts = shades.light, shades.dark == nil {
      self.init(cgColor: light.cgColor)
    } else {
      // One of the system's is another colour in the dark by itself.
      self.init(light: light, dark: shades.dark.map(UIColor.of) ?? light)
    }
  }

  /// The colour that a file of a catalog says (rule 1021).
  private static func of(_ shade: AssetCatalog.Shade) -> UIColor {
    switch shade {
    case .parts(let parts) where parts.count == 2: UIColor(white: parts[0], alpha: parts[1])
    case .parts(let parts):
      UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case .system(let name): UIColor.system(named: name) ?? .black
    }
  }

  /// The color that it is with these traits; iOS 13.0 and later.
  public nonisolated func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    requires("resolvedColorWithTraitCollection:", since: 13.0, resolve(with: traitCollection))
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

  /// The same where the opacity is not asked for.
  @discardableResult
  public nonisolated func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: Never?
  ) -> Bool {
    var opacity: CGFloat = 0
    return getRed(&red, green: &green, blue: &blue, alpha: &opacity)
  }

  /// Hue, saturation, brightness and opacity; iOS 5.0 and later.
  @discardableResult
  public nonisolated func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    requires("getHue:saturation:brightness:alpha:", since: 5.0)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    unsafe hue?.pointee = h
    unsafe saturation?.pointee = s
    unsafe brightness?.pointee = b
    unsafe alpha?.pointee = a
    return true
  }

  /// The same for variables, which need no pointers.
  @discardableResult
  public nonisolated func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    requires("getHue:saturation:brightness:alpha:", since: 5.0)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    var place: CGFloat = 0
    if span > 0 {
      if most == red {
        place = (green - blue) / span
      } else if most == green {
        place = (blue - red) / span + 2
      } else {
        place = (red - green) / span + 4
      }
      if place < 0 { place += 6 }
    }
    hue = place / 6
    saturation = most == 0 ? 0 : span / most
    (brightness, alpha) = (most, opacity)
    return true
  }

  /// The same where the opacity is not asked for.
  @discardableResult
  public nonisolated func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: Never?
  ) -> Bool {
    var opacity: CGFloat = 0
    return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &opacity)
  }

  /// How light it is; iOS 5.0 and later.
  @discardableResult
  public nonisolated func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    requires("getWhite:alpha:", since: 5.0)
    var (w, a): (CGFloat, CGFloat) = (0, 0)
    _ = getWhite(&w, alpha: &a)
    unsafe white?.pointee = w
    unsafe alpha?.pointee = a
    return true
  }

  /// The same for variables, which need no pointers.
  @discardableResult
  public nonisolated func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    requires("getWhite:alpha:", since: 5.0)
    (white, alpha) = (0.299 * red + 0.587 * green + 0.114 * blue, opacity)
    return true
  }

  /// The same where the opacity is not asked for.
  @discardableResult
  public nonisolated func getWhite(_ white: inout CGFloat, alpha: Never?) -> Bool {
    var opacity: CGFloat = 0
    return getWhite(&white, alpha: &opacity)
  }

  /// A pattern of an image, whose pixels are not known: gray. iOS 2.0 and later.
  public convenience init(patternImage image: UIImage) {
    Simulator.current.unimplemented("UIColor.init(patternImage:)", "patterns are taken for gray.")
    self.init(white: 0.5, alpha: 1)
  }

  /// Chooses what the current context draws with.
  public nonisolated func set() {
    setFill()
    setStroke()
  }
  /// Makes it the color that fills.
  public nonisolated func setFill() {
    onMain(self) { UIGraphicsGetCurrentContext()?.setFill($0) }
  }
  /// Makes it the color that draws lines.
  public nonisolated func setStroke() {
    onMain(self) { UIGraphicsGetCurrentContext()?.setStroke($0) }
  }
}
