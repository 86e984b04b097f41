import UIKit

/// Listens itself, so no other object has to empty it.
class ThumbnailCache: NSObject {
  var thumbnails = Array(repeating: "a small picture", count: 12)

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(empty), name: UIApplication.didReceiveMemoryWarningNotification,
      object: nil)
  }

  @objc func empty() {
    thumbnails = []
  }
}

/// Has to be emptied by another object.
class PhotoCache: NSObject {
  var photos = Array(repeating: "a large picture", count: 12)
}
