/// Whether something still holds a screen that is done, and something that takes a part of the display.
enum Stage {
  static let actions = Surroundings.screens.merging(Surroundings.display) { $1 }
    .merging(Surroundings.animations) { $1 }
}
