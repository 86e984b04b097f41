import Foundation

// What `#colorLiteral` and `#imageLiteral` stand for in an app's sources.

/// What a color literal makes.
public typealias _ColorLiteralType = UIColor
/// What an image literal makes.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// What Xcode's colour literals become.
  public nonisolated convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
