private final class DeclaredMethods {
  var areKnown = false
}

extension Simulator {
  private static let declaredMethodsKey = StateKey { _ in DeclaredMethods() }
  /// Whether every class says which of the methods it declares whose presence counts by itself. Where nobody
  /// says so, an object is taken to have them all.
  package var knowsDeclaredMethods: Bool {
    get { state(Self.declaredMethodsKey).areKnown }
    set { state(Self.declaredMethodsKey).areKnown = newValue }
  }

  /// Whether the object has an optional method of its own, as UIKit asks by `responds(to:)` where the method
  /// cannot be tried.
  func declares(_ member: String, _ object: AnyObject?) -> Bool {
    guard let object else { return false }
    return !knowsDeclaredMethods || method(Selector("declared \(member)"), of: object) != nil
  }
}
