/// What else can happen to the size of a view.
enum Stage {
  static let actions = Surroundings.actions
}
