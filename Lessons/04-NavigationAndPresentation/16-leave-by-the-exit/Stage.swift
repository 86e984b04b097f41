/// Lets what is presented go at once.
enum Stage {
  static let actions = Surroundings.dismissals
}
