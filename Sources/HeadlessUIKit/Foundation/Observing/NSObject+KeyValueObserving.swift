import EventTrace
public import Foundation

// Of the protocol and not of the class, for the same reason as key-value coding.
extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure when the property changes, until the observation that it returns is gone
  /// (rule 350). iOS 2.0 and later.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let simulator = Simulator.current!
    let observation = KeyPathObservation(
      of: self, simulator.name(of: keyPath, self), options,
      read: { object in
        let value = (object as! Self)[keyPath: keyPath]
        return (value as? any OptionalValue).map(\.wrapped) ?? value
      },
      tell: { object, change in
        changeHandler(object as! Self, NSKeyValueObservedChange(change))
      })
    simulator.noteUnobserved(observation.path, of: self)
    simulator.observing.add(observation)
    return NSKeyValueObservation(observation)
  }

  /// Has an object's `observeValue(forKeyPath:of:change:context:)` called when the property changes. iOS 2.0
  /// and later.
  @safe
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let simulator = Simulator.current!
    let observation = KeyPathObservation(
      of: self, keyPath, options, read: { $0.value(forKeyPath: keyPath) },
      tell: { [weak observer, context = _CourseContext(context)] object, change in
        Simulator.current.tell(observer, keyPath, object, change, context)
      })
    simulator.noteUnobserved(keyPath, of: self)
    simulator.observing.add(observer, _CourseContext(context), observation)
  }

  /// Ends what `addObserver(_:forKeyPath:options:context:)` began; without that it ends the app (message
  /// M45). iOS 2.0 and later.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    Simulator.current.remove(observer, keyPath, of: self, context: nil)
  }

  /// Ends what was begun with that context. iOS 5.0 and later.
  @safe
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    guard requires("removeObserver:forKeyPath:context:", since: 5.0) else { return }
    Simulator.current.remove(observer, keyPath, of: self, context: .some(_CourseContext(context)))
  }

  /// Told of the change of a property that it observes: by itself it ends the app (message M46).
  /// iOS 2.0 and later.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: _CourseContext?
  ) {
    Simulator.current.refuse(keyPath, object, change, context, self)
  }

  /// Says that a property is about to change which does not say so by itself. iOS 2.0 and later.
  public func willChangeValue(forKey key: String) {
    Simulator.current.observing.willChange(key, of: self)
  }

  /// Says that a property has changed which does not say so by itself. iOS 2.0 and later.
  public func didChangeValue(forKey key: String) {
    Simulator.current.observing.didChange(key, of: self)
  }

  /// The same as `willChangeValue(forKey:)`, for a key path. iOS 2.0 and later.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    willChangeValue(forKey: Simulator.current.name(of: keyPath, self))
  }

  /// The same as `didChangeValue(forKey:)`, for a key path. iOS 2.0 and later.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    didChangeValue(forKey: Simulator.current.name(of: keyPath, self))
  }

  /// On which paths a property's value depends; on none by itself. iOS 2.0 and later (rule 352).
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  /// Whether a property tells by itself that it changes. iOS 2.0 and later (rule 352).
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

/// A dynamic property of the app's is about to change.
///
/// - Important: not UIKit's: what the adapter of an app's sources writes.
public func _willChange(_ object: AnyObject, _ key: String) {
  guard let observing = Simulator.current?.observing, observing.isUsed,
    let object = object as? NSObject, observing.notifiesItself(key, of: object)
  else { return }
  observing.willChange(key, of: object)
}

/// A dynamic property of the app's has changed.
///
/// - Important: not UIKit's: what the adapter of an app's sources writes.
public func _didChange(_ object: AnyObject, _ key: String) {
  guard let observing = Simulator.current?.observing, observing.isUsed,
    let object = object as? NSObject, observing.notifiesItself(key, of: object)
  else { return }
  observing.didChange(key, of: object)
}

/// A key path, whose names are kept: Swift does not tell them here.
///
/// - Important: not UIKit's: what the adapter of an app's sources writes.
public func _keyPathNamed<Root, Value>(
  _ name: String, _ path: KeyPath<Root, Value>
) -> KeyPath<Root, Value> {
  Simulator.current.observing.names[path] = name
  return path
}

extension NSKeyValueObservedChange {
  fileprivate init(_ change: [NSKeyValueChangeKey: Any]) {
    kind = .setting
    newValue = Self.value(change[.newKey])
    oldValue = Self.value(change[.oldKey])
    indexes = nil
    isPrior = change[.notificationIsPriorKey] != nil
  }

  /// What is in the dictionary; a nil is there as `NSNull`.
  ///
  /// An enumeration comes from Objective-C as a number, which is no value of it (rule 351).
  private static func value(_ kept: Any?) -> Value? {
    guard let kept else { return nil }
    if kept is NSNull { return Any?.none as? Value }
    if Value.self is any RawRepresentable.Type, Mirror(reflecting: kept).displayStyle == .enum {
      return nil
    }
    return kept as? Value
  }
}

extension Simulator {
  /// The names in a key path; one that Objective-C does not know ends the app in Swift's own words.
  fileprivate func name(of path: AnyKeyPath, _ object: NSObject) -> String {
    if let name = observing.names[path] { return name }
    if let name = registeredName(of: path, object) { return name }
    fatalError("Could not extract a String from KeyPath \(type(of: path))")
  }

  /// Calls the method of the app's observer, which UIKit's classes do not declare here.
  fileprivate func tell(
    _ observer: NSObject?, _ path: String, _ object: NSObject,
    _ change: [NSKeyValueChangeKey: Any], _ context: _CourseContext?
  ) {
    guard let observer else {
      return diagnose(
        "observerGone", rule: 353, on: object,
        "\(path) has changed, but its observer is gone. It did not call removeObserver(_:forKeyPath:) "
          + "before. A device sends the message to memory that is something else now, and crashes.")
    }
    // The adapter makes the name from Swift's labels; nobody else sends it.
    let selector = Selector("observeValueForKeyPath:of:change:context:")
    if let method = method(selector, of: observer) {
      method(observer, path, object, change, context)
    } else {
      refuse(path, object, change, context, observer)
    }
  }

  fileprivate func remove(
    _ observer: NSObject, _ path: String, of object: NSObject, context: _CourseContext??
  ) {
    guard !observing.remove(observer, path, of: object, context: context) else { return }
    raise(
      .range,
      "Cannot remove an observer <\(name(of: observer))> for the key path \"\(path)\" from "
        + "<\(name(of: object))> because it is not registered as an observer.")
  }

  fileprivate func refuse(
    _ path: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?,
    _ context: _CourseContext?, _ observer: NSObject
  ) {
    let observed = (object as? NSObject).map { "<\(name(of: $0))>" } ?? "(null)"
    raise(
      .internalInconsistency,
      "<\(name(of: observer))>: An -observeValueForKeyPath:ofObject:change:context: message was "
        + "received but not handled.\nKey path: \(path ?? "(null)")\nObserved object: \(observed)\n"
        + "Context: \(context == nil ? "0x0" : "0x…")")
  }
}
