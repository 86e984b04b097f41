import UIKit

/// What the gallery has drawn, and what the user thinks of it.
class PictureCache: NSObject {
  static let shared = PictureCache()

  private var pictures: [Int: UIImage] = [:]
  var stars = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(empty),
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  func picture(_ number: Int) -> UIImage? {
    if pictures[number] == nil {
      pictures[number] = Picture.draw(number)
    }
    return pictures[number]
  }

  @objc func empty() {
    pictures = [:]
  }
}
