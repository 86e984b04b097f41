import UIKit

/// What all screens share: what the user has entered, and pictures that can be painted again.
class Guide {
  var notes: [String: String] = [:]
  var likes: [String: Int] = [:]
  private var pictures: [String: UIImage] = [:]

  func picture(of place: String) -> UIImage? {
    if pictures[place] == nil { pictures[place] = Painter.paint(place) }
    return pictures[place]
  }

  func dropPictures() {
    pictures = [:]
  }
}
