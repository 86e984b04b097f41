/// What there is to buy. The two screens share one list.
class ShoppingList {
  private(set) var things: [String] = [] { didSet { whenChanged?() } }
  var whenChanged: (() -> Void)?

  func add(_ thing: String) {
    things.append(thing)
  }
}
