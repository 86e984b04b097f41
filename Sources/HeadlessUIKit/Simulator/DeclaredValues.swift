import Foundation

/// What an app has set of members that nothing comes of, by their names, so that it can be read again.
///
/// Most objects have none; they take no more than an empty reference.
struct DeclaredValues {
  private var values: [String: Any] = [:]

  /// The value of a member; nil until the app sets it.
  subscript<Value>(member: String) -> Value? {
    get { values.isEmpty ? nil : values[member] as? Value }
    set { values[member] = newValue }
  }
}

/// An object that keeps what an app sets of members that nothing comes of.
///
/// A property that is no more than that reads and sets `self[look: …]` if no picture draws it
/// (`keptLook`), and `self[unused: …]` if nothing comes of it at all (`declaredOnly`). The name is that
/// of the class and the property: an older iOS refuses `isEnabled` and `setEnabled:` of
/// `UISearchBar.isEnabled`.
protocol KeepsDeclaredValues: NSObject {
  /// What the app has set.
  var declared: DeclaredValues { get set }
}

extension KeepsDeclaredValues {
  /// The value of a look, which is `usual` until the app sets another.
  subscript<Value: Equatable>(
    look member: StaticString, since version: Double, usual usual: Value
  ) -> Value {
    get { kept(member, since: version) ?? usual }
    set {
      let old = replace(member, since: version, by: newValue) ?? usual
      keptLook("\(member)", old, newValue)
    }
  }

  /// The value of a look, which is nil until the app sets one.
  subscript<Value>(look member: StaticString, since version: Double) -> Value? {
    get { kept(member, since: version) }
    set {
      let old = replace(member, since: version, by: newValue)
      keptLook("\(member)", old as Any?, newValue as Any?)
    }
  }

  /// The value of what nothing comes of, which is `usual` until the app sets another.
  subscript<Value: Equatable>(
    unused member: StaticString, since version: Double, usual usual: Value
  ) -> Value {
    get { kept(member, since: version) ?? usual }
    set {
      let old = replace(member, since: version, by: newValue) ?? usual
      declaredOnly("\(member)", old, newValue)
    }
  }

  /// The value of what nothing comes of, which is nil until the app sets one.
  subscript<Value>(unused member: StaticString, since version: Double) -> Value? {
    get { kept(member, since: version) }
    set {
      let old = replace(member, since: version, by: newValue)
      declaredOnly("\(member)", old as Any?, newValue as Any?)
    }
  }

  private func kept<Value>(_ member: StaticString, since version: Double) -> Value? {
    requires(getterOf: member, since: version)
    return declared["\(member)"]
  }

  /// Keeps the value, and answers the one before.
  private func replace<Value>(
    _ member: StaticString, since version: Double, by value: Value?
  ) -> Value? {
    requires(setterOf: member, since: version)
    let old: Value? = declared["\(member)"]
    declared["\(member)"] = value
    return old
  }
}
