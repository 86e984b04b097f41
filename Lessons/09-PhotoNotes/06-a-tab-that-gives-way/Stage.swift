/// What others write, and who still has a view.
enum Stage {
  static let actions = Surroundings.actions
}
