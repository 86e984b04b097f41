public import Foundation

/// Where points and sizes are measured; iOS 8.0 and later.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// In points, in its own coordinates.
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}

/// The space of a scene before it was turned.
final class PreviousCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  init(bounds: CGRect) { self.bounds = bounds }
}
