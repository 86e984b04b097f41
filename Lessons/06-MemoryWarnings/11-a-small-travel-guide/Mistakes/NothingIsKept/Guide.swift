import UIKit

/// What all screens share: what the user has entered, and pictures that can be painted again.
class Guide {
  var notes: [String: String] = [:]
  var likes: [String: Int] = [:]

  func picture(of place: String) -> UIImage? {
    Painter.paint(place)
  }
}
