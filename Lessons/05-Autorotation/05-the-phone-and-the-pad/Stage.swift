/// How the interface stands, and what Info.plist says that UIKit does not know.
enum Stage {
  static let actions = Surroundings.orientation.merging(Surroundings.plist) { $1 }
}
