import UIKit

/// What there is to buy. It posts a notification whenever a thing is added.
class ShoppingList {
  static let changed = Notification.Name("changed")
  private(set) var things: [String] = [] {
    didSet { NotificationCenter.default.post(name: Self.changed, object: self) }
  }

  func add(_ thing: String) {
    things.append(thing)
  }
}
