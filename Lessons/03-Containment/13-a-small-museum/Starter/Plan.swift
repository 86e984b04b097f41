import UIKit

/// The rooms of the museum, in the order in which a visitor sees them.
enum Plan {
  static var rooms: [String] {
    UserDefaults.standard.string(forKey: "rooms")?.components(separatedBy: ",")
      ?? ["Clocks", "Masks", "Maps"]
  }
}
