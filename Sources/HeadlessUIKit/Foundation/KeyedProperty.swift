import Foundation

/// A property that is read and set by its name, as Objective-C's key-value coding does.
struct KeyedProperty {
  /// What it holds, such as `Optional<UILabel>`.
  let type: Any.Type
  /// Its value; nil for nil and for nothing.
  let value: (AnyObject) -> Any?
  /// Sets it, unless the value is none that it may hold: then the answer is false. Nil for a property
  /// that is only read.
  let set: ((AnyObject, Any?) -> Bool)?
  /// How Swift writes it; nil for what is read and set in another way.
  var path: AnyKeyPath?
}

extension KeyedProperty {
  init<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>) {
    // Which it is shows only now: the path was made where the setter is seen, or is not.
    let writable = path as? ReferenceWritableKeyPath<Root, Value>
    self.init(
      type: Value.self,
      value: { object in
        let value = (object as! Root)[keyPath: path]
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped
      },
      set: writable.map { path in
        { object, value in
          guard let value = converted(value, to: Value.self) else { return false }
          (object as! Root)[keyPath: path] = value
          return true
        }
      }, path: path)
  }
}

/// An object of UIKit's that has properties and methods which are reached by their names.
protocol HavingKeyedProperties: NSObject {
  /// The properties of UIKit's classes, by class.
  var keyedProperties: [ObjectIdentifier: [String: KeyedProperty]] { get }
  /// Whether UIKit's class has a property of that name, and this one lacks it.
  func lacksProperty(_ name: String) -> Bool
  /// The methods of UIKit's classes that apps hand over, by class.
  var methodsBySelector: [ObjectIdentifier: [Selector: RegisteredMethod]] { get }
}

/// What comes of setting a property by its name.
enum KeyedSetting: Hashable {
  case done
  /// The property holds something else; its type as Swift spells it.
  case otherType(String)
  /// The object has no property of that name which may be set.
  case missing
}

/// Makes a property known under its name, for a class and its subclasses.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public func _registerProperty<Root: AnyObject, Value>(
  _ name: String, _ path: KeyPath<Root, Value>
) {
  Simulator.current.keyed.properties[ObjectIdentifier(Root.self), default: [:]][name] =
    KeyedProperty(path)
}

extension Simulator {
  /// Sets a property that is registered or UIKit's, and says no word about one that is missing.
  func setProperty(_ value: Any?, named name: String, of object: NSObject) -> KeyedSetting {
    if let property = keyedProperty(name, of: object), let set = property.set {
      return set(object, value) ? .done : .otherType(Self.typeName(property.type))
    }
    // Also values of the app's own, which layers keep under any name.
    return (object as? any SettableByKey)?.set(value, byKey: name) ?? false ? .done : .missing
  }

  /// Sets a property of what a path of names leads to; a path through nil leads nowhere and is done.
  func setProperty(_ value: Any?, atPath path: String, of object: NSObject) -> KeyedSetting {
    // A layer has whole paths for names.
    guard let dot = path.firstIndex(of: "."), !(object is any SettableByKey) else {
      return setProperty(value, named: path, of: object)
    }
    let name = String(path[..<dot])
    guard keyedProperty(name, of: object) != nil || property(name, of: object) != nil else {
      return .missing
    }
    guard let owner = object.value(forKey: name) as? NSObject else { return .done }
    return setProperty(value, atPath: String(path[path.index(after: dot)...]), of: owner)
  }

  /// Foundation's words for a path that leads to no property (message M22).
  func reason(forMissing path: String, of object: NSObject) -> String {
    guard let dot = path.firstIndex(of: "."), !(object is any SettableByKey) else {
      return undefinedKey(path, of: object, "setValue:forUndefinedKey:")
    }
    let name = String(path[..<dot])
    guard keyedProperty(name, of: object) != nil || property(name, of: object) != nil,
      let owner = object.value(forKey: name) as? NSObject
    else { return undefinedKey(name, of: object, "valueForUndefinedKey:") }
    return reason(forMissing: String(path[path.index(after: dot)...]), of: owner)
  }

  func undefinedKey(_ key: String, of object: NSObject, _ selector: String) -> String {
    "[<\(name(of: object))> \(selector)]: this class is not key value coding-compliant for the key \(key)."
  }

  /// The property of that name, of the object's class or one above.
  func keyedProperty(_ name: String, of object: NSObject) -> KeyedProperty? {
    let uikits = (object as? any HavingKeyedProperties)?.keyedProperties
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      let identifier = ObjectIdentifier(current)
      if let own = keyed.properties[identifier]?[name] { return own }
      if let uikits = uikits?[identifier]?[name] { return uikits }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// The properties that an app's own classes have under names, of the object's class and those above.
  func registeredProperties(of object: NSObject) -> [String: KeyedProperty] {
    sequence(first: Swift.type(of: object) as AnyClass, next: _getSuperclass)
      .compactMap { keyed.properties[ObjectIdentifier($0)] }
      .reduce(into: [:]) { all, own in all.merge(own) { subclass, _ in subclass } }
  }

  /// Whether it is a property of the app's own that has a name.
  func isRegistered(_ name: String, of object: NSObject) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if keyed.properties[ObjectIdentifier(current)]?[name] != nil { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  /// The name of the property that Swift writes so; nil where the path has several names, or none.
  func registeredName(of path: AnyKeyPath, _ object: NSObject) -> String? {
    let uikits = (object as? any HavingKeyedProperties)?.keyedProperties
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      for table in [keyed.properties, uikits ?? [:]] {
        if let found = table[ObjectIdentifier(current)]?.first(where: { $0.value.path == path }) {
          return found.key
        }
      }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// Without the module, and with the mark of an optional: `UILabel?`.
  private static func typeName(_ type: Any.Type) -> String {
    guard let optional = type as? any OptionalValue.Type else { return "\(type)" }
    return "\(optional.wrappedType)?"
  }
}

/// The app's properties that have a name, by class.
private final class KeyedProperties {
  var properties: [ObjectIdentifier: [String: KeyedProperty]] = [:]
}

extension Simulator {
  private static let keyedKey = StateKey { _ in KeyedProperties() }
  fileprivate var keyed: KeyedProperties { state(Self.keyedKey) }
}
