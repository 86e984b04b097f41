import Foundation

/// What is said of a picture beside its pixels (rule 925).
nonisolated struct ImageLook {
  var renderingMode = UIImage.RenderingMode.automatic
  var orientation = UIImage.Orientation.up
  /// The borders that do not grow, in points, and how the rest does.
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// How far from its edges it is aligned, in points.
  var alignmentRectInsets = UIEdgeInsets.zero
  /// How far above its bottom it stands on a line of text, in points; nil where it does not.
  var baseline: CGFloat?
  var flipsForRightToLeft = false
  var isSymbol = false
  /// The color that the app has given it; nil for none.
  var tint: UIColor?
  /// What was drawn to make it; empty for a picture that comes from elsewhere.
  var drawing: [CGContext.Drawn] = []
  var configuration: UIImage.Configuration?
  /// The pictures that follow each other, and the seconds that all of them take; nil for a single one.
  var frames: (images: [UIImage], duration: TimeInterval)?

  static func symbol(_ configuration: UIImage.Configuration?) -> ImageLook {
    ImageLook(baseline: 0, isSymbol: true, configuration: configuration)
  }
}

extension UIImage.Orientation {
  /// Whether the picture lies on its side, so that its height is the width of its pixels.
  nonisolated var isSideways: Bool {
    [.left, .right, .leftMirrored, .rightMirrored].contains(self)
  }
  /// The same way up, seen in a mirror that stands beside it.
  nonisolated var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
