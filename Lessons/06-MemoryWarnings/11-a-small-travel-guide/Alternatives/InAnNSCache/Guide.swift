import UIKit

/// What all screens share: what the user has entered, and pictures that can be painted again.
class Guide {
  var notes: [String: String] = [:]
  var likes: [String: Int] = [:]
  private let pictures = NSCache<NSString, UIImage>()

  func picture(of place: String) -> UIImage? {
    if let picture = pictures.object(forKey: place as NSString) { return picture }
    guard let picture = Painter.paint(place) else { return nil }
    pictures.setObject(picture, forKey: place as NSString)
    return picture
  }

  func dropPictures() {
    pictures.removeAllObjects()
  }
}
