public import Foundation

/// What a test means by UIKit's class: a picture of which only the size is known.
open class UIImage: NSObject {
  /// In points.
  public let size: CGSize
  /// Pixels for each point.
  public let scale: CGFloat

  init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  /// A picture without a size: here pictures are not read.
  public init?(data: Data) { (size, scale) = (.zero, 1) }
  /// The picture's bytes; none here.
  open func pngData() -> Data? { Data() }
  /// The picture's bytes; none here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
  /// Draws nothing.
  open func draw(in rect: CGRect) {}
  @available(*, unavailable, message: "This course takes no pictures for tests.")
  open var cgImage: Never { fatalError() }
}

/// How a picture is to be drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false
  public override init() {}
}

/// In what is drawn.
open class UIGraphicsImageRendererContext: NSObject {}

/// Makes pictures; here of their size alone.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale: CGFloat

  public init(
    size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    (self.size, scale) = (size, format.scale)
  }

  /// A picture of what the block draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size, scale: scale)
  }
}
