import Foundation

/// A number of a layer that a key path leads to, such as `position.x` or `transform.rotation.z` (rule 962).
struct LayerPart {
  private let get: (CALayer) -> CGFloat
  private let put: (CALayer, CGFloat) -> Void

  init?(_ path: String) {
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard names.count == 2 else { return nil }
    switch names[0] {
    case "position", "anchorPoint":
      guard let part = Self.ofPoint[names[1]] else { return nil }
      let whole: ReferenceWritableKeyPath<CALayer, CGPoint> =
        names[0] == "position" ? \.position : \.anchorPoint
      self.init(whole.appending(path: part))
    case "bounds", "frame":
      guard let part = Self.ofRectangle[names[1]] else { return nil }
      let whole: ReferenceWritableKeyPath<CALayer, CGRect> =
        names[0] == "bounds" ? \.bounds : \.frame
      self.init(whole.appending(path: part))
    case "shadowOffset":
      guard let part = Self.ofSize[names[1]] else { return nil }
      self.init((\CALayer.shadowOffset).appending(path: part))
    case "transform":
      guard let part = TransformPart(names[1]) else { return nil }
      self.init(get: { part.value(in: $0.affineOfView) }) { layer, number in
        layer.affineOfView = part.setting(number, in: layer.affineOfView)
      }
    default: return nil
    }
  }

  private init(get: @escaping (CALayer) -> CGFloat, put: @escaping (CALayer, CGFloat) -> Void) {
    (self.get, self.put) = (get, put)
  }

  private init(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) {
    self.init(get: { $0[keyPath: path] }) { $0[keyPath: path] = $1 }
  }

  func set(_ number: CGFloat, of layer: CALayer) { put(layer, number) }
  func value(of layer: CALayer) -> CGFloat { get(layer) }

  /// What counts as a number; nil for anything else.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private static let ofPoint: [String: WritableKeyPath<CGPoint, CGFloat>] = ["x": \.x, "y": \.y]
  private static let ofSize: [String: WritableKeyPath<CGSize, CGFloat>] = [
    "width": \.width, "height": \.height,
  ]
  private static let ofRectangle: [String: WritableKeyPath<CGRect, CGFloat>] = [
    "origin.x": \.origin.x, "origin.y": \.origin.y, "size.width": \.size.width,
    "size.height": \.size.height,
  ]
}

/// What is done by a transform, as a key path names it.
private enum TransformPart: String {
  case rotation, scale
  case rotationZ = "rotation.z"
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case translationX = "translation.x"
  case translationY = "translation.y"

  init?(_ name: String) { self.init(rawValue: name) }

  func value(in transform: CGAffineTransform) -> CGFloat {
    let parts = transform.parts
    return switch self {
    case .rotation, .rotationZ: parts.rotation
    case .scaleX: parts.width
    case .scaleY: parts.height
    // The mean of all three, of which the third is 1.
    case .scale: (parts.width + parts.height + 1) / 3
    case .translationX: transform.tx
    case .translationY: transform.ty
    }
  }

  func setting(_ number: CGFloat, in transform: CGAffineTransform) -> CGAffineTransform {
    var parts = transform.parts
    var (x, y) = (transform.tx, transform.ty)
    switch self {
    case .rotation, .rotationZ: parts.rotation = number
    case .scale: (parts.width, parts.height) = (number, number)
    case .scaleX: parts.width = number
    case .scaleY: parts.height = number
    case .translationX: x = number
    case .translationY: y = number
    }
    var new = CGAffineTransform(scaleX: parts.width, y: parts.height)
      .concatenating(CGAffineTransform(rotationAngle: parts.rotation))
    (new.tx, new.ty) = (x, y)
    return new
  }
}

extension CGAffineTransform {
  /// By how much it makes things larger, and how far it turns them, in radians.
  fileprivate var parts: (width: CGFloat, height: CGFloat, rotation: CGFloat) {
    let height = (c * c + d * d).squareRoot()
    return ((a * a + b * b).squareRoot(), a * d < b * c ? -height : height, atan2(b, a))
  }
}

extension CALayer {
  /// The transform in the plane: of a view's layer that of the view.
  fileprivate final var affineOfView: CGAffineTransform {
    get { owner?.transform ?? affineTransform() }
    set { if let owner { owner.take(transform: newValue) } else { setAffineTransform(newValue) } }
  }
}
