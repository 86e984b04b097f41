public import Foundation

/// An image of an asset catalog, by its name; Xcode 15 declares one for each;
/// iOS 2.0 and later.
public nonisolated struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle
  /// Means the image of that name; iOS 2.0 and later.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A color of an asset catalog, by its name; Xcode 15 declares one for each;
/// iOS 2.0 and later.
public nonisolated struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle
  /// Means the color of that name; iOS 2.0 and later.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIColor {
  /// The color of an asset catalog, which is clear where it is missing; iOS 2.0 and later.
  public convenience init(resource: ColorResource) {
    if let color = UIColor(named: resource.name) {
      self.init { color.resolvedColor(with: $0) }
    } else {
      self.init(white: 0, alpha: 0)
    }
  }
}
