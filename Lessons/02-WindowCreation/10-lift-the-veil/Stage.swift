/// How long animations take.
enum Stage {
  static let actions = Surroundings.animations
}
