public import Foundation

/// A part of the plane; iOS 9.0 and later.
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool
  init(_ holds: @escaping (CGPoint) -> Bool) {
    Self.requiresClass(since: 9.0)
    self.holds = holds
    super.init()
  }
  /// The disk about zero with that radius.
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
  /// The rectangle about zero of that size.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }
  /// The whole plane.
  open class var infinite: UIRegion { UIRegion { _ in true } }
  /// All that is not in it.
  open func inverse() -> Self { combined { [holds] in !holds($0) } }
  /// What is in one of both.
  open func union(with region: UIRegion) -> Self {
    combined { [holds] in holds($0) || region.holds($0) }
  }
  /// What is in it and not in the other.
  open func difference(from region: UIRegion) -> Self {
    combined { [holds] in holds($0) && !region.holds($0) }
  }
  /// What is in both.
  open func intersection(with region: UIRegion) -> Self {
    combined { [holds] in holds($0) && region.holds($0) }
  }
  /// Whether a point is in it.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }

  private func combined(_ holds: @escaping (CGPoint) -> Bool) -> Self {
    // Nobody derives a class from this one: it has no initializer that could be inherited.
    unsafeDowncast(UIRegion(holds), to: Self.self)
  }
}
