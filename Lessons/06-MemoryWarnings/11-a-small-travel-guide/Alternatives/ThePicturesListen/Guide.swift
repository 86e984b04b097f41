import UIKit

/// What all screens share: what the user has entered, and pictures that can be painted again.
class Guide: NSObject {
  var notes: [String: String] = [:]
  var likes: [String: Int] = [:]
  private var pictures: [String: UIImage] = [:]

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(dropPictures),
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  func picture(of place: String) -> UIImage? {
    if pictures[place] == nil { pictures[place] = Painter.paint(place) }
    return pictures[place]
  }

  @objc func dropPictures() {
    pictures = [:]
  }
}
