public import Foundation

/// A picture by its name and size; its pixels are not read.
///
/// An image of the app's bundle exists when the bundle has a file of that name.
public final class UIImage: NSObject {
  private nonisolated let mark = AttributeValueMark()
  /// How the pixels are used.
  public enum RenderingMode: Int, Sendable {
    /// As the view has it, in its own colors, or in the tint color.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Which way up the pixels are.
  public enum Orientation: Int, Sendable {
    /// How the picture has to be turned and mirrored to be upright.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The name by which the image was asked for; nil for one made of data.
  package let name: String?
  /// In points, as it is shown.
  public let size: CGSize
  /// Pixels for each point along one side.
  public var scale: CGFloat { requires("scale", since: 4.0, ownScale) }
  let ownScale: CGFloat
  /// Whether it is drawn in its own colors.
  public var renderingMode: RenderingMode {
    requires("renderingMode", since: 7.0, look.renderingMode)
  }
  let look: ImageLook
  private let encoded: Data?
  /// By what it is the same picture as another; nil for one that was drawn, which is like no other.
  private nonisolated let content: Content?
  /// What has its pictures for other traits, to which an app can add some; iOS 8.0 and later (rule 795).
  public var imageAsset: UIImageAsset? {
    requires("imageAsset", since: 8.0)
    if let asset = ownAsset ?? joinedAsset { return asset }
    let asset = UIImageAsset()
    asset.keep(self)
    ownAsset = asset
    return asset
  }
  private var ownAsset: UIImageAsset?
  /// The asset in which an app put it, which holds it.
  final weak var joinedAsset: UIImageAsset?
  /// What filters made and it was made of; it has no pixels of its own then.
  var filtered: CIImage?

  private nonisolated init(
    name: String?, size: CGSize, scale: CGFloat = 1, look: ImageLook = ImageLook(),
    encoded: Data? = nil
  ) {
    (self.name, self.size, ownScale, self.look) = (name, size, scale, look)
    self.encoded = encoded
    content = Content(name, encoded, size, scale, look)
    super.init()
    onMain(self) { Simulator.current?.note($0) }
  }

  /// Whether the other shows the same picture in the same way: that of one name, or of the same data
  /// (rule 1030).
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || content != nil && content == other.content
  }

  public nonisolated override var hash: Int { content?.hashValue ?? super.hash }

  /// What came of drawing.
  convenience init(
    drawn size: CGSize, scale: CGFloat, look: ImageLook = ImageLook(), by context: CGContext? = nil
  ) {
    var look = look
    if let context { look.drawing = context.drawn }
    self.init(name: nil, size: size, scale: scale, look: look)
  }

  /// What was drawn to make it, in points from its upper left corner; empty for a picture from elsewhere.
  package final var drawing: [CGContext.Drawn] { look.drawing }
  /// Whether it is one of the system's symbols.
  package final var isSymbol: Bool { look.isSymbol }
  /// The color in which it is drawn whatever shows it; nil for none.
  package final var tint: UIColor? { look.renderingMode == .alwaysOriginal ? look.tint : nil }
  /// Whether it is drawn in the tint of what shows it.
  package final var isTemplate: Bool { look.renderingMode == .alwaysTemplate }

  /// The same picture, of which something else is said.
  final func copied(
    size: CGSize? = nil, scale: CGFloat? = nil, _ change: (inout ImageLook) -> Void = { _ in }
  ) -> UIImage {
    var look = look
    change(&look)
    let copy = UIImage(
      name: name, size: size ?? self.size, scale: scale ?? ownScale, look: look, encoded: encoded)
    copy.filtered = filtered
    return copy
  }

  /// An empty image.
  public override convenience init() { self.init(name: nil, size: .zero) }

  /// The image of that name in the app's bundle; nil where no file is called so.
  ///
  /// Of several the one counts that is made for the screen's scale, else the next finer one.
  public convenience init?(named name: String) {
    guard let found = Self.found(name) else { return nil }
    self.init(name: name, size: found.size, scale: found.scale, look: found.look)
  }

  /// The image of an asset catalog, which is empty where it is missing; iOS 2.0 and later.
  public convenience init(resource: ImageResource) {
    let found = Self.found(resource.name) ?? Found()
    self.init(name: resource.name, size: found.size, scale: found.scale, look: found.look)
  }

  /// The image that `#imageLiteral` names. iOS 2.0 and later.
  ///
  /// Where the bundle has none a device ends the app; here the image is empty.
  public nonisolated convenience init(imageLiteralResourceName name: String) {
    let found = MainActor.assumeIsolated {
      let found = Self.found(name)
      if found == nil {
        Simulator.current.unimplemented(
          "UIImage.init(imageLiteralResourceName:)",
          "the bundle has no image `\(name)`; on a device the app would end here.")
      }
      return found
    }
    self.init(
      name: name, size: found?.size ?? .zero, scale: found?.scale ?? 1,
      look: found?.look ?? ImageLook())
  }

  /// Finds a picture of that bundle; nil when there is none; iOS 8.0 and later.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    Self.requires("imageNamed:inBundle:compatibleWithTraitCollection:", since: 8.0)
    self.init(named: name)
  }

  /// A symbol, by estimate as large as its font (rule 1135); nil for what is no name of one (rule 1405). iOS 13.0
  /// and later.
  public convenience init?(systemName name: String) {
    Self.requires("systemImageNamed:", since: 13.0)
    self.init(symbol: name, nil)
  }

  /// Finds one of the system's symbols; nil when there is none; iOS 13.0 and later.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    Self.requires("systemImageNamed:withConfiguration:", since: 13.0)
    self.init(symbol: name, configuration)
  }

  /// Whether symbols have such names: small letters, digits and dots between them (rule 1405).
  private static func mayBeSymbol(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 46 }
  }

  private convenience init?(symbol name: String, _ configuration: Configuration?) {
    guard Self.mayBeSymbol(name) else { return nil }
    let points = (configuration as? SymbolConfiguration)?.pointSize ?? Self.usualSymbolPoints
    self.init(
      name: name, size: Self.size(ofSymbol: name, points: points), look: .symbol(configuration))
  }

  /// The image in the file at that path; nil for one that cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? _courseContents(at: path) else { return nil }
    let picture = AssetCatalog.Picture(file: path, data)
    self.init(
      name: nil, size: picture?.size ?? .zero, scale: CGFloat(picture?.scale ?? 1), encoded: data)
  }

  /// Reads a picture; nil when it is none.
  public nonisolated convenience init?(data: Data) { self.init(encoded: data, scale: 1) }

  /// Reads a picture with so many pixels for each point; nil if the data is no picture.
  public nonisolated convenience init?(data: Data, scale: CGFloat) {
    Self.requires(init: "initWithData:scale:", since: 6.0)
    self.init(encoded: data, scale: scale)
  }

  private nonisolated convenience init?(encoded data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    let picture = AssetCatalog.Picture(file: "", data)
    let size = picture.map {
      CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale)
    }
    self.init(name: nil, size: size ?? .zero, scale: scale, encoded: data)
  }

  /// What an archive keeps of it.
  final var archived: [String: Any] {
    var list: [String: Any] = ["width": Double(size.width), "height": Double(size.height)]
    list["scale"] = Double(ownScale)
    list["name"] = name
    list["data"] = encoded
    return list
  }

  convenience init(archived list: [String: Any]) {
    let size = CGSize(width: list["width"] as? Double ?? 0, height: list["height"] as? Double ?? 0)
    self.init(
      name: list["name"] as? String, size: size, scale: CGFloat(list["scale"] as? Double ?? 1),
      encoded: list["data"] as? Data)
  }

  /// The same picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    requires("imageWithRenderingMode:", since: 7.0)
    return copied { $0.renderingMode = renderingMode }
  }

  /// The same picture in that color; iOS 13.0 and later.
  public func withTintColor(_ color: UIColor) -> UIImage {
    requires("imageWithTintColor:", since: 13.0, copied { $0.tint = color })
  }
  /// The same picture in that color with another rendering mode; iOS 13.0 and later.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    requires("imageWithTintColor:renderingMode:", since: 13.0)
    return copied { ($0.renderingMode, $0.tint) = (renderingMode, color) }
  }
  /// The same symbol drawn in another way; iOS 13.0 and later.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    requires("imageWithConfiguration:", since: 13.0)
    let points = (configuration as? SymbolConfiguration)?.pointSize
    return copied(size: points.map { Self.size(ofSymbol: name, points: $0) }) {
      $0.configuration = configuration
    }
  }
  /// The same picture with borders that stay and a middle that is repeated; iOS 5.0 and later (rule 925).
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    requires("resizableImageWithCapInsets:", since: 5.0)
    return copied { $0.capInsets = capInsets }
  }

  /// The data that the image was made of; of one that was drawn, a file of its size without colors (rule 920).
  public nonisolated func pngData() -> Data? {
    if let encoded { return encoded }
    return blank("UIImage.pngData()")?.png
  }
  /// The data that the image was made of; of one that was drawn, a file of its size without colors (rule 920).
  public nonisolated func jpegData(compressionQuality: CGFloat) -> Data? {
    if let encoded { return encoded }
    return blank("UIImage.jpegData(compressionQuality:)")?.jpeg
  }
  private nonisolated func blank(_ member: String) -> BlankPicture? {
    guard let picture = BlankPicture(size: size, scale: ownScale) else { return nil }
    onMainThread { simulator in
      simulator.unimplemented(member, "the file has the picture's size, and no colors.")
    }
    return picture
  }

  /// Which variant of an image is wanted; iOS 13.0 and later.
  public class Configuration: NSObject {
    override init() {
      Self.requiresClass(since: 13.0, named: "UIImageConfiguration")
      super.init()
    }
  }

  /// How a symbol is set: its size, weight and scale; iOS 13.0 and later.
  public final class SymbolConfiguration: Configuration {
    nonisolated let pointSize: CGFloat?
    /// What else was said, by names; configurations are equal where all of it is (rule 1334).
    nonisolated let said: [String: String]

    init(points pointSize: CGFloat?, _ said: [String: String]) {
      (self.pointSize, self.said) = (pointSize, said)
      super.init()
    }

    /// Draws symbols in that size.
    public convenience init(pointSize: CGFloat) { self.init(points: pointSize, [:]) }
    /// Draws symbols in that size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(points: pointSize, ["weight": "\(weight.rawValue)"])
    }
    /// Draws symbols in that size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(points: pointSize, ["weight": "\(weight.rawValue)", "scale": "\(scale.rawValue)"])
    }
    /// Draws symbols as text of that style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(points: textStyle.size, ["style": textStyle.rawValue])
    }
    /// Draws symbols as text of that style, in that scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(
        points: textStyle.size, ["style": textStyle.rawValue, "scale": "\(scale.rawValue)"])
    }
    /// Draws symbols as text in that font.
    public convenience init(font: UIFont) { self.init(points: font.pointSize, [:]) }
    /// Draws symbols in that weight.
    public convenience init(weight: SymbolWeight) {
      self.init(points: nil, ["weight": "\(weight.rawValue)"])
    }
    /// Draws symbols in that scale.
    public convenience init(scale: SymbolScale) {
      self.init(points: nil, ["scale": "\(scale.rawValue)"])
    }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && said == other.said
    }
    public nonisolated override var hash: Int { said.count ^ pointSize.hashValue }
  }

  /// How heavy a symbol's strokes are; iOS 13.0 and later.
  public enum SymbolWeight: Int, Sendable {
    /// The weights of the system's font.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside its text; iOS 13.0 and later.
  public enum SymbolScale: Int, Sendable {
    /// The usual scale.
    case `default` = -1
    /// No scale of its own.
    case unspecified = 0
    /// Smaller than, as, or larger than the text.
    case small, medium, large
  }
}

extension AssetCatalog.Picture {
  /// In points.
  nonisolated var size: CGSize {
    CGSize(width: CGFloat(width) / CGFloat(scale), height: CGFloat(height) / CGFloat(scale))
  }
}

/// The images that are alive, and some that were.
private final class ImageList {
  private(set) var references: [WeakReference<UIImage>] = []

  func append(_ image: UIImage) {
    if references.count == references.capacity {
      references.removeAll { $0.object == nil }
      // With room for as many again, the list is looked through seldom, however many images there are.
      references.reserveCapacity(2 * references.count + 16)
    }
    references.append(WeakReference(object: image))
  }
}

extension Simulator {
  private static let imageListKey = StateKey { _ in ImageList() }

  /// All images that are alive, in the order in which they were made.
  package var images: [UIImage] {
    state(Self.imageListKey).references.compactMap(\.object)
  }

  fileprivate func note(_ image: UIImage) { state(Self.imageListKey).append(image) }
}
