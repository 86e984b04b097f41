import UIKit

/// Listens by itself, so nobody has to remember it.
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

/// Waits for somebody to empty it.
class PhotoCache: NSObject {
  var photos = Array(repeating: "a large picture", count: 12)
}
