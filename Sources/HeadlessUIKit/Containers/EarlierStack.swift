/// A stack as it was at some moment, kept as what it has in common with the present one: remembering
/// it costs the same however high it is.
struct EarlierStack {
  /// How many of the present stack's lowest controllers were there.
  private var shared: Int
  /// Who was above them, from the lowest to the highest.
  private var above: [UIViewController] = []

  /// The stack as it is now.
  init(_ stack: [UIViewController]) {
    shared = stack.count
  }

  /// Keeps those who are about to leave the present stack.
  ///
  /// - Parameter count: How many of its lowest controllers stay.
  mutating func willCut(_ stack: [UIViewController], to count: Int) {
    guard count < shared else { return }
    above.insert(contentsOf: stack[count..<shared], at: 0)
    shared = count
  }

  /// The stack as it was.
  func controllers(below stack: [UIViewController]) -> [UIViewController] {
    stack[..<shared] + above
  }
}
