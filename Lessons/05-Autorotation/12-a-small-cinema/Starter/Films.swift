import UIKit

/// The titles of the films that are shown today.
enum Films {
  static var today: [String] {
    UserDefaults.standard.string(forKey: "films")?.components(separatedBy: ",")
      ?? ["The lamp", "Seven doors", "Rain"]
  }
}
