import Foundation

extension NSLayoutConstraint {
  /// Binds what the other one binds, and as much.
  ///
  /// A class of the app's is made without words, and a file says afterwards what it is.
  func becomeLike(_ other: NSLayoutConstraint) {
    firstItem = other.firstItem
    secondItem = other.secondItem
    firstAttribute = other.firstAttribute
    secondAttribute = other.secondAttribute
    relation = other.relation
    multiplier = other.multiplier
    constant = other.constant
    priority = other.priority
    identifier = other.identifier
    shouldBeArchived = other.shouldBeArchived
  }
}
