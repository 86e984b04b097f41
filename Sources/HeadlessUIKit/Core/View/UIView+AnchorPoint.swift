public import Foundation

extension UIView {
  /// The point of the view, as parts of its size, that ``center`` and ``transform`` mean; iOS 16.0 and later.
  public var anchorPoint: CGPoint {
    get { requires("anchorPoint", since: 16.0, layer.anchorPoint) }
    set { layer.anchorPoint = requires("setAnchorPoint:", since: 16.0, newValue) }
  }
}
