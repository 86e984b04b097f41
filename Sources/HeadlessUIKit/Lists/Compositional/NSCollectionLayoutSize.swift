public import Foundation

/// One length of an item; iOS 13.0 and later.
public final class NSCollectionLayoutDimension: NSObject {
  private enum Kind: Equatable { case width, height, absolute, estimated }
  private let kind: Kind
  /// The number: a part, or points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    Self.requiresClass(since: 13.0)
    (self.kind, self.dimension) = (kind, dimension)
  }

  /// A part of the width of what the item is in.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// A part of the height of what the item is in.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// So many points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length until the item was asked.
  ///
  /// - Important: Heights are chosen only where the layout scrolls up and down.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A length until the item was asked, and that of the longest beside it; iOS 17.0 and later.
  ///
  /// - Important: Each has its own length here, and heights are chosen only where the layout scrolls up and
  ///   down.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    requires("uniformAcrossSiblingsWithEstimate:", since: 17.0)
    return NSCollectionLayoutDimension(.estimated, estimate)
  }

  /// Whether it is a part of the width.
  public var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a part of the height.
  public var isFractionalHeight: Bool { kind == .height }
  /// Whether it is so many points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is so many points until the content says otherwise.
  public var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: container.width * dimension
    case .height: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// How large an item is; iOS 13.0 and later.
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size of two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    Self.requiresClass(since: 13.0)
    (widthDimension, heightDimension) = (width, height)
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container)))
  }
}

/// A distance that stays or grows; iOS 13.0 and later.
public final class NSCollectionLayoutSpacing: NSObject {
  /// The points.
  public let spacing: CGFloat
  /// Whether it may be more.
  public let isFlexible: Bool
  /// Whether it is just so much.
  public var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    Self.requiresClass(since: 13.0)
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
  }

  /// At least that much, and what is left over.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Just so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// Room around an item, beyond its size; iOS 13.0 and later.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the leading edge; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// Behind the trailing edge; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes the distances around an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    Self.requiresClass(since: 13.0)
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: top?.spacing ?? 0, left: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      right: trailing?.spacing ?? 0)
  }
}

/// Where something is held at another thing; iOS 13.0 and later.
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges or the corner.
  public let edges: NSDirectionalRectEdge
  /// By how much it is moved.
  public let offset: CGPoint

  /// Makes an anchor at these edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// Makes an anchor at these edges, moved by so many points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    Self.requiresClass(since: 13.0)
    (self.edges, offset) = (edges, absoluteOffset)
  }
  /// An offset in parts of the size of what is held.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, absoluteOffset: .zero)
    fraction = fractionalOffset
  }
  /// In parts of the size of what is held.
  private var fraction = CGPoint.zero

  /// The frame of something of that size that is held at a frame.
  func frame(of size: CGSize, at frame: CGRect) -> CGRect {
    var origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    if edges.contains(.leading) { origin.x = frame.minX }
    if edges.contains(.trailing) { origin.x = frame.maxX - size.width }
    if edges.contains(.top) { origin.y = frame.minY }
    if edges.contains(.bottom) { origin.y = frame.maxY - size.height }
    origin.x += offset.x + fraction.x * size.width
    origin.y += offset.y + fraction.y * size.height
    return CGRect(origin: origin, size: size)
  }
}

/// A side of a rectangle; iOS 13.0 and later.
public enum NSRectAlignment: Int, Sendable {
  /// Edges and corners of a rectangle.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
