public import Foundation

extension NSObject {
  /// The class itself. iOS 2.0 and later.
  public nonisolated static func classForCoder() -> AnyClass { self }
}

// Of the protocol and not of the class: what an app's class declares by the same name takes their place,
// where Swift would not let it override what an extension has.
extension NSObjectProtocol where Self: NSObject {
  /// Sets a property by its name; one that the object lacks goes to `setValue(_:forUndefinedKey:)`. iOS 2.0
  /// and later.
  public func setValue(_ value: Any?, forKey key: String) {
    let simulator = Simulator.current!
    switch simulator.setProperty(value, named: key, of: self) {
    case .done: break
    case .otherType(let type): simulator.refuse(value, for: key, ofType: type, self)
    case .missing:
      if set(value, ofCollectionByKey: key) { return }
      guard
        simulator.property(key, of: self) == nil || !simulator.isUIKits(self),
        (self as? any HavingKeyedProperties)?.lacksProperty(key) != true
      else {
        return simulator.unimplemented(
          "\(simulator.className(of: Swift.type(of: self))).setValue(_:forKey:)",
          "\(key) is not set by its name.")
      }
      if let method = simulator.method("setValue:forUndefinedKey:", of: self) {
        method(self, value, key)
      } else {
        setValue(value, forUndefinedKey: key)
      }
    }
  }

  /// The value of the property of that name; one that is missing goes to `value(forUndefinedKey:)`.
  /// iOS 2.0 and later.
  public func value(forKey key: String) -> Any? {
    let simulator = Simulator.current!
    if let property = simulator.keyedProperty(key, of: self) { return property.value(self) }
    if let known = (self as? any SettableByKey)?.value(byKey: key) { return known }
    if let collection = self as? any CollectionByKey {
      return key.hasPrefix("@")
        ? collection.result(of: key, nil) : collection.collected(key)
    }
    if let value = simulator.property(key, of: self) {
      guard let optional = value as? any OptionalValue else { return value }
      return optional.wrapped
    }
    if key == "self" { return self }
    if let known = plainValue(key) { return known }
    if let method = simulator.method("valueForUndefinedKey:", of: self) {
      return onlyOptional(method(self, key))
    }
    return value(forUndefinedKey: key)
  }

  /// What the app's method answers, which is an optional already, without the one around it.
  private func onlyOptional(_ value: Any?) -> Any? {
    guard let value, let optional = value as? any OptionalValue else { return value }
    return onlyOptional(optional.wrapped)
  }

  /// Sets several properties by their names. iOS 2.0 and later.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    // An app's class may set its properties by itself.
    let own = Simulator.current.method("setValue:forKey:", of: self)
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      if let own { own(self, value, key) } else { setValue(value, forKey: key) }
    }
  }

  /// The values of several properties by their names. iOS 2.0 and later.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(
      keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  /// Told of a value for a property that the object lacks: by itself it ends the app. iOS 2.0 and later.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    Simulator.current.refuse(key, of: self, "setValue:forUndefinedKey:")
  }

  /// Asked for a property that the object lacks: by itself it ends the app. iOS 2.0 and later.
  public func value(forUndefinedKey key: String) -> Any? {
    Simulator.current.refuse(key, of: self, "valueForUndefinedKey:")
    return nil
  }

  /// Told of nil for a number: by itself it ends the app (rule 1042). iOS 2.0 and later.
  public func setNilValueForKey(_ key: String) { Simulator.current.refuseNil(for: key, self) }

  /// Told when it was read from a nib, and all outlets are connected. iOS 2.0 and later.
  public func awakeFromNib() {}
  /// Told when Interface Builder shows it; never called here. iOS 8.0 and later.
  public func prepareForInterfaceBuilder() {}

  /// Sets a property of what a path of names leads to. iOS 2.0 and later.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    // What layers and animations keep under names of their own has whole paths for names.
    guard let dot = keyPath.firstIndex(of: "."), !(self is any SettableByKey) else {
      return setValue(value, forKey: keyPath)
    }
    let (key, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    let owner = NSObject.object(of: self.value(forKey: key))
    // Foundation on Linux hands out a copy of a dictionary that is in a dictionary.
    if let dictionary = self as? NSMutableDictionary, let inner = owner as? NSDictionary {
      guard let changed = inner.mutableCopy() as? NSMutableDictionary else { return }
      changed.setValue(value, forKeyPath: rest)
      return dictionary.setObject(changed, forKey: key as NSString)
    }
    owner?.setValue(value, forKeyPath: rest)
  }

  /// The value to which a path of names leads. iOS 2.0 and later.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let known = (self as? any SettableByKey)?.value(byKey: keyPath) { return known }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let (key, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    if key.hasPrefix("@"), let collection = self as? any CollectionByKey {
      return collection.result(of: key, rest)
    }
    return NSObject.object(of: value(forKey: key))?.value(forKeyPath: rest)
  }

  /// What numbers and texts answer by themselves (rule 930).
  private func plainValue(_ key: String) -> Any? {
    if let number = self as? NSNumber {
      switch key {
      case "intValue", "integerValue", "longValue", "longLongValue": return number.intValue
      case "floatValue": return number.floatValue
      case "doubleValue": return number.doubleValue
      case "boolValue": return number.boolValue
      case "stringValue", "description": return number.stringValue
      default: return nil
      }
    }
    guard let text = self as? NSString else { return nil }
    switch key {
    case "length": return text.length
    case "uppercaseString": return text.uppercased
    case "lowercaseString": return text.lowercased
    case "capitalizedString": return text.capitalized
    case "intValue", "integerValue": return text.integerValue
    case "doubleValue", "floatValue": return text.doubleValue
    case "boolValue": return text.boolValue
    case "description": return text as String
    default: return nil
    }
  }

  /// Sets what a dictionary has for a key, or a property of all that is in another collection (rule 930).
  ///
  /// - Returns: Whether it is a collection.
  private func set(_ value: Any?, ofCollectionByKey key: String) -> Bool {
    if let dictionary = self as? NSMutableDictionary {
      if let value {
        dictionary.setObject(value, forKey: key as NSString)
      } else {
        dictionary.removeObject(forKey: key)
      }
      return true
    }
    guard !(self is NSDictionary), let collection = self as? any CollectionByKey else {
      return false
    }
    for element in collection.elements {
      NSObject.object(of: element)?.setValue(value, forKey: key)
    }
    return true
  }
}

extension Simulator {
  /// Ends the app over a property that an object lacks, in Foundation's words (message M22).
  fileprivate func refuse(_ key: String, of object: NSObject, _ selector: String) {
    raise(.unknownKey, undefinedKey(key, of: object, selector))
  }

  fileprivate func refuseNil(for key: String, _ object: NSObject) {
    raise(
      .invalidArgument,
      "[<\(name(of: object))> setNilValueForKey]: could not set nil as the value for the key \(key)."
    )
  }

  /// Ends the app over a nil for a number, unless its class takes that; says what became of another value of the wrong type.
  ///
  /// Objective-C looks at no object's class when it sets a property: the app ends, or draws nothing, where it
  /// is used. Swift's properties cannot hold it.
  fileprivate func refuse(_ value: Any?, for key: String, ofType type: String, _ object: NSObject) {
    guard let value else {
      guard let method = method("setNilValueForKey:", of: object) else {
        return refuseNil(for: key, object)
      }
      _ = method(object, key)
      return
    }
    diagnose(
      "wrongType", noRule: "a limit of this course", on: object,
      "\(key) is a \(type), and what is to be set is a \(Swift.type(of: value)). The property keeps its "
        + "value; a device looks at no class there, and goes wrong where the property is used.")
  }

  /// Whether it is an object of a class of UIKit's own.
  func isUIKits(_ object: NSObject) -> Bool {
    isOfTheRuntime(Swift.type(of: object))
  }
}

extension Simulator {
  /// What is stored in an object under that name, in its class or one above.
  func property(_ name: String, of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children
      where child.label == name || child.label == "$__lazy_storage_$_\(name)" {
        return isPlain(child.value, inApp: isOfApp(current.subjectType)) ? child.value : nil
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

  /// What was set for a key of the app's own, which may be nothing; nil for a key that the object does
  /// not know.
  func value(byKey key: String) -> Any??
}

extension SettableByKey {
  func value(byKey key: String) -> Any?? { nil }
}
