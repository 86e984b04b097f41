/// Whether something still holds what was on screen.
enum Stage {
  static let actions = Surroundings.screens.merging(Surroundings.animations) { $1 }
}
