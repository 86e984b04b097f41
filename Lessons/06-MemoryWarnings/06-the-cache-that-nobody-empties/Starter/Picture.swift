import UIKit

/// A picture of the gallery: large, but quick to draw again.
enum Picture {
  static func draw(_ number: Int) -> UIImage? {
    print("draws picture \(number)")
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1000, height: 1000), true, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.brown.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1000, height: 1000))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
