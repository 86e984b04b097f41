/// Other sizes of the page.
enum Stage {
  static let actions = Surroundings.resize
}
