public import Foundation

extension NSObject {
  /// The class itself. iOS 2.0 and later.
  public nonisolated static func classForCoder() -> AnyClass { self }

  /// Sets a property by its name; one that the object lacks ends the app. iOS 2.0 and later.
  ///
  /// - Important: Modelled for the orientation of the device, which apps turn the interface with.
  public func setValue(_ value: Any?, forKey key: String) {
    let simulator = Simulator.current!
    if (self as? any SettableByKey)?.set(value, byKey: key) ?? false { return }
    guard simulator.property(key, of: self) == nil else {
      return simulator.unimplemented(
        "NSObject.setValue(_:forKey:)", "properties are not set by their names.")
    }
    simulator.raise(
      .unknownKey,
      "[<\(simulator.name(of: self))> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  /// The value of the stored property of that name; one that is missing ends the app. iOS 2.0 and
  /// later.
  public func value(forKey key: String) -> Any? {
    let simulator = Simulator.current!
    if let value = (self as? any SettableByKey)?.value(byKey: key) { return value }
    if let value = simulator.property(key, of: self) {
      guard case Optional<Any>.some(let inner) = value as Any? else { return nil }
      return inner
    }
    simulator.raise(
      .unknownKey,
      "[<\(simulator.name(of: self))> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
    return nil
  }
}

extension NSObject {
  /// Sets a property of what a path of names leads to. iOS 2.0 and later.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    // What layers and animations keep under names of their own has whole paths for names.
    if (self as? any SettableByKey)?.set(value, byKey: keyPath) ?? false { return }
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKey: String(keyPath[..<dot])) as? NSObject
    owner?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// The value to which a path of names leads. iOS 2.0 and later.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let value = (self as? any SettableByKey)?.value(byKey: keyPath) { return value }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let owner = value(forKey: String(keyPath[..<dot])) as? NSObject
    return owner?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }
}

extension Simulator {
  /// What is stored in an object under that name, in its class or one above.
  func property(_ name: String, of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children
      where child.label == name || child.label == "$__lazy_storage_$_\(name)" {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// An object of UIKit's that has values which apps set by their keys.
protocol SettableByKey: NSObject {
  /// Sets the value of a key that the object knows.
  ///
  /// - Returns: whether it knows the key.
  func set(_ value: Any?, byKey key: String) -> Bool

  /// What was set for a key of the app's own.
  func value(byKey key: String) -> Any?
}

extension SettableByKey {
  func value(byKey key: String) -> Any? { nil }
}
