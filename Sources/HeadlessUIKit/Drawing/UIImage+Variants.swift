public import Foundation

/// Images made of other images, and what is asked of them beside their size. iOS 2.0 and later.
extension UIImage {
  /// The pixels, of which only the numbers are known; nil for an image of what filters made.
  public var cgImage: CGImage? {
    guard filtered == nil else { return nil }
    var (width, height) = (Int(size.width * ownScale), Int(size.height * ownScale))
    if look.orientation.isSideways { swap(&width, &height) }
    return width > 0 && height > 0 ? CGImage(width: width, height: height) : nil
  }
  /// Makes an image of a picture.
  public convenience init(cgImage: CGImage) {
    self.init(drawn: CGSize(width: cgImage.width, height: cgImage.height), scale: 1)
  }
  /// Makes an image of a picture with so many pixels for each point, turned as that says; iOS 4.0 and later
  /// (rule 925).
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    Self.requires(init: "initWithCGImage:scale:orientation:", since: 4.0)
    let size = CGSize(
      width: CGFloat(cgImage.width) / max(scale, 0.1),
      height: CGFloat(cgImage.height) / max(scale, 0.1))
    self.init(
      drawn: orientation.isSideways ? CGSize(width: size.height, height: size.width) : size,
      scale: scale, look: ImageLook(orientation: orientation))
  }
  /// How its pixels are turned and mirrored to be upright (rule 925).
  public var imageOrientation: Orientation { look.orientation }
  /// The borders that stay when it grows; iOS 5.0 and later.
  public var capInsets: UIEdgeInsets { requires("capInsets", since: 5.0, look.capInsets) }
  /// The same picture, with borders that stay and a middle that grows in that way; iOS 6.0 and later (rule 925).
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    requires("resizableImageWithCapInsets:resizingMode:", since: 6.0)
    return copied {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
  /// The same picture, with borders that stay when it grows: one point between them is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return copied {
      $0.capInsets = UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0)
      $0.resizingMode = .stretch
    }
  }
  /// The same picture, which constraints see without these borders; iOS 6.0 and later (rule 925).
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    requires("imageWithAlignmentRectInsets:", since: 6.0)
    return copied { $0.alignmentRectInsets = alignmentInsets }
  }
  /// The same picture, mirrored where lines begin at the right; iOS 9.0 and later (rule 925).
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    requires("imageFlippedForRightToLeftLayoutDirection", since: 9.0)
    return copied { $0.flipsForRightToLeft = true }
  }
  /// The same picture, mirrored; iOS 10.0 and later (rule 925).
  public func withHorizontallyFlippedOrientation() -> UIImage {
    requires("imageWithHorizontallyFlippedOrientation", since: 10.0)
    return copied { $0.orientation = $0.orientation.mirrored }
  }
  /// How a renderer makes pictures like it; iOS 10.0 and later.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    requires("imageRendererFormat", since: 10.0)
    let format = UIGraphicsImageRendererFormat()
    format.scale = ownScale
    return format
  }
  /// Whether it is one of the system's symbols; iOS 13.0 and later.
  public var isSymbolImage: Bool { requires("isSymbolImage", since: 13.0, look.isSymbol) }
  /// How its symbol looks; nil for an image that is no symbol. iOS 13.0 and later.
  public var symbolConfiguration: SymbolConfiguration? {
    requires("symbolConfiguration", since: 13.0)
    return look.isSymbol ? look.configuration as? SymbolConfiguration : nil
  }
  /// The same picture, which stands so far above its lower edge; iOS 13.0 and later.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    requires("imageWithBaselineOffsetFromBottom:", since: 13.0)
    return copied { $0.baseline = baselineOffset }
  }
  /// The same picture, as large as that (rule 1407); nil where it cannot be. iOS 15.0 and later.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    requires("imageByPreparingThumbnailOfSize:", since: 15.0)
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(size: size, scale: ownScale, isOfImage: true)
    Simulator.current.draw(into: context) { draw(in: CGRect(origin: .zero, size: size)) }
    return UIImage(drawn: size, scale: ownScale, by: context)
  }
  /// The same picture, ready to be shown; iOS 15.0 and later.
  public func preparingForDisplay() -> UIImage? {
    requires("imageByPreparingForDisplay", since: 15.0, self)
  }
  /// The images one after another; nil for none. iOS 5.0 and later (rule 925).
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    requires("animatedImageWithImages:duration:", since: 5.0)
    return images.first?.copied { $0.frames = (images, duration) }
  }
  /// Pictures with numbers behind that name, from 0 or 1 on, which follow each other; nil where there are none.
  /// iOS 5.0 and later (rule 925).
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    requires("animatedImageNamed:duration:", since: 5.0)
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    let seconds = duration > 0 ? duration : Double(images.count) / 30
    return animatedImage(with: images, duration: seconds)
  }
  /// The pictures that follow each other; nil for a single one. iOS 5.0 and later.
  public var images: [UIImage]? { requires("images", since: 5.0, look.frames?.images) }
  /// Seconds that all its pictures take; iOS 5.0 and later.
  public var duration: TimeInterval { requires("duration", since: 5.0, look.frames?.duration ?? 0) }

  /// How an image that is stretched fills its middle; iOS 6.0 and later.
  public enum ResizingMode: Int, Sendable { case tile, stretch }
}

/// Symbols in colours. iOS 13.0 and later.
extension UIImage.SymbolConfiguration {
  /// A symbol in these colors; iOS 15.0 and later.
  public convenience init(paletteColors: [UIColor]) {
    Self.requires(init: "configurationWithPaletteColors:", since: 15.0)
    keptLook("UIImage.SymbolConfiguration.init(paletteColors:)")
    self.init(points: nil, ["colors": "\(paletteColors)"])
  }
  /// A symbol in shades of a color; iOS 15.0 and later.
  public convenience init(hierarchicalColor: UIColor) {
    Self.requires(init: "configurationWithHierarchicalColor:", since: 15.0)
    self.init(points: nil, ["shades of": "\(hierarchicalColor)"])
  }
  /// A symbol in its own colors; iOS 15.0 and later.
  public static func preferringMulticolor() -> UIImage.SymbolConfiguration {
    requires("configurationPreferringMulticolor", since: 15.0)
    return UIImage.SymbolConfiguration(points: nil, ["colors": "many"])
  }
  /// A symbol that fits a font.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(points: font.pointSize, ["scale": "\(scale.rawValue)"])
  }
  /// The other configuration, with what it says over what this one says.
  public func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.SymbolConfiguration
  {
    guard let other = otherConfiguration as? UIImage.SymbolConfiguration else { return self }
    return UIImage.SymbolConfiguration(
      points: other.pointSize ?? pointSize, said.merging(other.said) { $1 })
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
