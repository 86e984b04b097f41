/// A small change to a right answer.
package enum Mutation: Hashable, Sendable {
  /// A statement, a key of a property list, or a connection or an attribute of Interface Builder's.
  case removed(String)
  /// Two statements, one behind the other.
  case swapped(String, String)
  case replaced(String, by: String)

  package var words: String {
    switch self {
    case .removed(let text): "without `\(text)`"
    case .swapped(let first, let second): "with `\(second)` before `\(first)`"
    case .replaced(let old, let new): "with `\(new)` in place of `\(old)`"
    }
  }
}
