/// What there is to buy. The two screens share one list.
class ShoppingList {
  /// Is called whenever there is something new.
  var onChange: () -> Void = {}
  private(set) var things: [String] = [] { didSet { onChange() } }

  func add(_ thing: String) {
    things.append(thing)
  }
}
