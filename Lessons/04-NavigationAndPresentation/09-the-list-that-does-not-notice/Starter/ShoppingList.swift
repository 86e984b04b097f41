/// What there is to buy. The two screens share one list.
class ShoppingList {
  private(set) var things: [String] = []

  func add(_ thing: String) {
    things.append(thing)
  }
}
