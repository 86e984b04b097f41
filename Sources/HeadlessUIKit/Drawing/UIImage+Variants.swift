public import Foundation

/// Images made of other images, and what is asked of them beside their size. iOS 2.0 and later.
extension UIImage {
  /// The pixels, of which only the numbers are known; nil for an image of what filters made.
  public var cgImage: CGImage? {
    guard filtered == nil else { return nil }
    let (width, height) = (Int(size.width * ownScale), Int(size.height * ownScale))
    return width > 0 && height > 0 ? CGImage(width: width, height: height) : nil
  }
  /// Makes an image of a picture.
  public convenience init(cgImage: CGImage) {
    self.init(drawn: CGSize(width: cgImage.width, height: cgImage.height), scale: 1)
  }
  /// Makes an image of a picture with so many pixels for each point; iOS 4.0 and later.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    Self.requires(init: "initWithCGImage:scale:orientation:", since: 4.0)
    self.init(
      drawn: CGSize(
        width: CGFloat(cgImage.width) / max(scale, 0.1),
        height: CGFloat(cgImage.height) / max(scale, 0.1)), scale: scale)
  }
  /// Which way is up; here it always is.
  public var imageOrientation: Orientation { .up }
  /// The borders that stay when it grows; iOS 5.0 and later.
  public var capInsets: UIEdgeInsets { requires("capInsets", since: 5.0, .zero) }
  /// The same picture, with borders that stay and a middle that grows in that way; iOS 6.0 and later.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { requires("resizableImageWithCapInsets:resizingMode:", since: 6.0, self) }
  /// The same picture, with borders that stay when it grows.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
  /// The same picture, which constraints see without these borders; iOS 7.0 and later.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    requires("imageWithAlignmentRectInsets:", since: 6.0, self)
  }
  /// The same picture, mirrored where lines begin at the right; here it never is. iOS 9.0 and later.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    requires("imageFlippedForRightToLeftLayoutDirection", since: 9.0, self)
  }
  /// The same picture, mirrored; here it stays as it is. iOS 10.0 and later.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    requires("imageWithHorizontallyFlippedOrientation", since: 10.0, self)
  }
  /// How a renderer makes pictures like it; iOS 10.0 and later.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    requires("imageRendererFormat", since: 10.0)
    let format = UIGraphicsImageRendererFormat()
    format.scale = ownScale
    return format
  }
  /// Whether it is one of the system's symbols; iOS 13.0 and later.
  public var isSymbolImage: Bool { requires("isSymbolImage", since: 13.0, false) }
  /// How its symbol looks; nil for an image that is no symbol. iOS 13.0 and later.
  public var symbolConfiguration: SymbolConfiguration? {
    requires("symbolConfiguration", since: 13.0, nil)
  }
  /// The same picture, which stands so far above its lower edge; iOS 13.0 and later.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    requires("imageWithBaselineOffsetFromBottom:", since: 13.0, self)
  }
  /// The same picture, as large as that; nil where it cannot be. iOS 15.0 and later.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    requires("imageByPreparingThumbnailOfSize:", since: 15.0)
    return UIImage(drawn: size, scale: ownScale)
  }
  /// The same picture, ready to be shown; iOS 15.0 and later.
  public func preparingForDisplay() -> UIImage? {
    requires("imageByPreparingForDisplay", since: 15.0, self)
  }
  /// The images one after another; here the first. iOS 5.0 and later.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    requires("animatedImageWithImages:duration:", since: 5.0)
    return images.first
  }
  /// Pictures with numbers behind that name, which follow each other; nil where there are none. iOS 5.0
  /// and later.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    requires("animatedImageNamed:duration:", since: 5.0)
    return UIImage(named: "\(name)0")
  }
  /// The pictures that follow each other; nil for a single one. iOS 5.0 and later.
  public var images: [UIImage]? { requires("images", since: 5.0, nil) }
  /// Seconds that all its pictures take; iOS 5.0 and later.
  public var duration: TimeInterval { requires("duration", since: 5.0, 0) }

  /// How an image that is stretched fills its middle; iOS 6.0 and later.
  public enum ResizingMode: Int, Sendable { case tile, stretch }
}

/// Symbols in colours. iOS 13.0 and later.
extension UIImage.SymbolConfiguration {
  /// A symbol in these colors; iOS 15.0 and later.
  public convenience init(paletteColors: [UIColor]) {
    Self.requires(init: "configurationWithPaletteColors:", since: 15.0)
    self.init(scale: .default)
  }
  /// A symbol in shades of a color; iOS 15.0 and later.
  public convenience init(hierarchicalColor: UIColor) {
    Self.requires(init: "configurationWithHierarchicalColor:", since: 15.0)
    self.init(scale: .default)
  }
  /// A symbol in its own colors; iOS 15.0 and later.
  public static func preferringMulticolor() -> UIImage.SymbolConfiguration {
    requires("configurationPreferringMulticolor", since: 15.0)
    return UIImage.SymbolConfiguration(scale: .default)
  }
  /// A symbol that fits a font.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(font: font) }
  /// The other configuration, with what it says over what this one says.
  public func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.SymbolConfiguration
  {
    otherConfiguration as? UIImage.SymbolConfiguration ?? self
  }
}

/// Gives an image to the photos of a device; here nobody has any. iOS 2.0 and later.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  Simulator.current.unimplemented(
    "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)", "a device in the course has no photos.")
}

/// Gives a film to the photos of a device; here nobody has any. iOS 3.1 and later.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  Simulator.current.unimplemented(
    "UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)", "a device in the course has no photos.")
}

/// Whether the photos would take a film; here none. iOS 3.1 and later.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
