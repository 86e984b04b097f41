import UIKit

/// What the gallery has drawn, and what the user thinks of it.
class PictureCache: NSObject {
  static let shared = PictureCache()

  private let pictures = NSCache<NSNumber, UIImage>()
  var stars = 0

  override init() {
    super.init()
    // The cache hears the warning itself.
    NotificationCenter.default.addObserver(
      pictures, selector: #selector(NSCache<NSNumber, UIImage>.removeAllObjects),
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  func picture(_ number: Int) -> UIImage? {
    if let known = pictures.object(forKey: number as NSNumber) { return known }
    guard let drawn = Picture.draw(number) else { return nil }
    pictures.setObject(drawn, forKey: number as NSNumber)
    return drawn
  }

  func empty() { pictures.removeAllObjects() }
}
