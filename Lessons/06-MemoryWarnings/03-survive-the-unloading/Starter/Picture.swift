import UIKit

/// The pictures of what one can order: each is large, and drawn again in no time.
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
