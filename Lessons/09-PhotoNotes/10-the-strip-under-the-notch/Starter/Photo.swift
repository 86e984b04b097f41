import UIKit

/// A photo, and what people have written about it.
class Photo {
  /// What a photo posts when a comment was added to it; the photo is the notification's object.
  static let didChange = Notification.Name("PhotoDidChange")

  let name: String
  private(set) var comments: [String] = []

  init(_ name: String) {
    self.name = name
  }

  func add(_ comment: String) {
    comments.append(comment)
    NotificationCenter.default.post(name: Photo.didChange, object: self)
  }
}

/// The photos of the app.
enum Album {
  static let garden = Photo("Garden")
  static let sea = Photo("Sea")
}
