public import Foundation

// Texts that are measured, by estimate (rule 921), and drawn.

/// How a text is measured and drawn; iOS 6.0 and later.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The place is the corner of the text, which may have several lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// The font says how far lines keep from each other.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Pixels decide about its size.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// The last line is cut that has room.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What came of drawing a text; iOS 6.0 and later.
open class NSStringDrawingContext: NSObject {
  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }
  /// How much smaller a text may become; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      declaredOnly("NSStringDrawingContext.minimumScaleFactor", oldValue, minimumScaleFactor)
    }
  }
  /// How much smaller the text became; never here.
  open var actualScaleFactor: CGFloat { 1 }
  /// Where the text was drawn, or how large it was measured (rule 1320).
  open fileprivate(set) var totalBounds = CGRect.zero
}

/// The shadow of a text; iOS 6.0 and later.
open class NSShadow: NSObject, @preconcurrency NSSecureCoding {
  private nonisolated let mark = AttributeValueMark()
  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }
  /// Whether it can be read where classes are checked: it can.
  open class var supportsSecureCoding: Bool { true }
  /// Reads one out of an archive (rule 931).
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = coder.decodeCGSize(forKey: "NSShadowOffset")
    shadowBlurRadius = coder.decodeDouble(forKey: "NSShadowBlurRadius")
    shadowColor = coder.decodeObject(forKey: "NSShadowColor")
  }
  /// Writes it into an archive (rule 931).
  open func encode(with coder: NSCoder) {
    coder.encode(shadowOffset, forKey: "NSShadowOffset")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor, forKey: "NSShadowColor")
  }
  /// By how much it is moved, in points.
  open var shadowOffset = CGSize.zero {
    didSet { keptLook("NSShadow.shadowOffset", oldValue, shadowOffset) }
  }
  /// How blurred it is, in points.
  open var shadowBlurRadius: CGFloat = 0 {
    didSet { keptLook("NSShadow.shadowBlurRadius", oldValue, shadowBlurRadius) }
  }
  /// Its color, black of a third by itself; nil for none.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3) {
    didSet { keptLook("NSShadow.shadowColor", oldValue, shadowColor) }
  }
  /// Whether both have the same values (rule 1317).
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return onMain([Boxed(self), Boxed(other)]) { both in
      let (one, two) = (both[0].value, both[1].value)
      return one.shadowOffset == two.shadowOffset && one.shadowBlurRadius == two.shadowBlurRadius
        && one.shadowColor as? UIColor == two.shadowColor as? UIColor
    }
  }
  /// One for all: an app may change a shadow that lies in a set.
  public nonisolated override var hash: Int { ObjectIdentifier(NSShadow.self).hashValue }
}

/// A picture in a text; iOS 7.0 and later.
open class NSTextAttachment: NSObject, @preconcurrency NSSecureCoding {
  private nonisolated let mark = AttributeValueMark()
  /// Makes one of a file's content.
  public init(data contentData: Data?, ofType uti: String?) {
    Self.requiresClass(since: 7.0)
    contents = contentData
    super.init()
  }
  public override convenience init() { self.init(data: nil, ofType: nil) }
  /// Whether it can be read where classes are checked: it can.
  open class var supportsSecureCoding: Bool { true }
  /// Reads one out of an archive (rule 931).
  public required init?(coder: NSCoder) {
    contents = coder.decodeObject(forKey: "NSTextAttachmentContents") as? Data
    image = coder.decodeObject(forKey: "NSTextAttachmentImage") as? UIImage
    bounds = coder.decodeCGRect(forKey: "NSTextAttachmentBounds")
    super.init()
  }
  /// Writes it into an archive (rule 931).
  open func encode(with coder: NSCoder) {
    coder.encode(contents, forKey: "NSTextAttachmentContents")
    coder.encode(image, forKey: "NSTextAttachmentImage")
    coder.encode(bounds, forKey: "NSTextAttachmentBounds")
  }
  /// Makes one of a picture; iOS 13.0 and later.
  public convenience init(image: UIImage) {
    Self.requires(init: "textAttachmentWithImage:", since: 13.0)
    self.init()
    self.image = image
  }
  /// The file's content; nil for none.
  open var contents: Data?
  /// The picture in the text; nil for none.
  open var image: UIImage?
  /// Where the picture is, from where its line stands.
  open var bounds = CGRect.zero
  /// Where the picture is in a line of that size: as the app says, or as large as the picture. Never asked here.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { takenBounds }
  /// How much room it takes.
  final var takenBounds: CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
  /// The picture for those bounds; never asked here.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

/// Texts with attributes, measured and drawn; iOS 6.0 and later.
extension NSAttributedString {
  /// How large it is in one line.
  public func size() -> CGSize { TextLayout(self, in: TextLayout.Room()).measuredSize }

  /// The rectangle that it takes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let lines = options.contains(.usesLineFragmentOrigin)
    let room = TextLayout.Room(
      width: lines ? size.width : 0, keepsLeading: options.contains(.usesFontLeading))
    let bounds = CGRect(origin: .zero, size: TextLayout(self, in: room).measuredSize)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws it there.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
  /// Draws it into a rectangle.
  public func draw(in rect: CGRect) {
    let values = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    let font = values[.font] as? UIFont ?? .systemFont(ofSize: 12)
    UIGraphicsGetCurrentContext()?.record(
      .text(string), rect, text: (values[.foregroundColor] as? UIColor, font.pointSize))
  }
  /// Draws it into a rectangle, in several lines where they are wanted.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let bounds = boundingRect(with: rect.size, options: options, context: nil)
    context?.totalBounds = bounds.offsetBy(dx: rect.minX, dy: rect.minY)
    draw(in: rect)
  }

  /// A text that is an attachment's picture. iOS 7.0 and later.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// Texts measured and drawn with attributes; iOS 7.0 and later.
extension NSString {
  /// How large it is in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextLayout(
      NSAttributedString(string: self as String, attributes: attrs),
      font: attrs?[.font] as? UIFont, in: TextLayout.Room()
    ).measuredSize
  }
  /// The rectangle that it takes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  /// Draws it there.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self as String, attributes: attrs).draw(at: point) }
  /// Draws it into a rectangle.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self as String, attributes: attrs).draw(in: rect) }
  /// Draws it into a rectangle, in several lines where they are wanted.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self as String, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

/// The same for Swift's texts; iOS 7.0 and later.
extension String {
  /// How large it is in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }
  /// The rectangle that it takes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws it there.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(at: point, withAttributes: attrs) }
  /// Draws it into a rectangle.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(in: rect, withAttributes: attrs) }
  /// Draws it into a rectangle, in several lines where they are wanted.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSString(string: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }
}
