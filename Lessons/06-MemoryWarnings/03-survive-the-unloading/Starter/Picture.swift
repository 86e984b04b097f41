import UIKit

/// The pictures of the things on the menu: each is large, but quick to draw again.
enum Picture {
  static func ofCup() -> UIImage? {
    let size = CGSize(width: 1000, height: 1000)
    UIGraphicsBeginImageContextWithOptions(size, true, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.brown.setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
