import UIKit

/// A part of the map: large, but quick to draw again.
enum Tile {
  static func draw(_ number: Int) -> UIImage? {
    print("draws tile \(number)")
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1000, height: 1000), true, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1000, height: 1000))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
