import Foundation

/// A method as Objective-C's runtime has it: a class and a selector (rule 1098).
///
/// - Important: not UIKit's. Public only because `Method` is another name of it.
public nonisolated final class _CourseMethod: Equatable {
  let owner: AnyClass
  let selector: Selector

  init(_ owner: AnyClass, _ selector: Selector) { (self.owner, self.selector) = (owner, selector) }

  /// Whether both are the same method.
  public static func == (left: _CourseMethod, right: _CourseMethod) -> Bool {
    left.owner == right.owner && left.selector == right.selector
  }
}

/// A method as Objective-C's runtime has it. iOS 2.0 and later.
public typealias Method = _CourseMethod

/// What a method of Objective-C's runtime does. iOS 2.0 and later.
public typealias IMP = _CourseMethod

/// The method of a class; here the class is not asked whether it has it. iOS 2.0 and later.
public nonisolated func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { _CourseMethod($0, name) }
}

/// The method of the class itself; here the class is not asked whether it has it. iOS 2.0 and later.
public nonisolated func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { _CourseMethod($0, name) }
}

/// The selector of a method. iOS 2.0 and later.
public nonisolated func method_getName(_ method: Method) -> Selector { method.selector }

/// A property as Objective-C's runtime has it. iOS 2.0 and later.
public typealias objc_property_t = OpaquePointer

/// A variable of an object as Objective-C's runtime has it. iOS 2.0 and later.
public typealias Ivar = OpaquePointer

/// The properties of a class; here none are listed: nil. iOS 2.0 and later.
@safe public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  unsafe outCount?.pointee = 0
  return unsafe unlisted("class_copyPropertyList(_:_:)")
}

/// The variables of a class; here none are listed: nil. iOS 2.0 and later.
@safe public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  unsafe outCount?.pointee = 0
  return unsafe unlisted("class_copyIvarList(_:_:)")
}

/// The methods of a class; here none are listed: nil. iOS 2.0 and later.
@safe public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  unsafe outCount?.pointee = 0
  return unsafe unlisted("class_copyMethodList(_:_:)")
}

/// The name of a property. iOS 2.0 and later.
@safe public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  unsafe UnsafePointer(property)
}

/// The name of a variable. iOS 2.0 and later.
@safe public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { unsafe UnsafePointer(v) }

/// Says once that a class is not taken apart.
private func unlisted<Member>(_ name: String) -> UnsafeMutablePointer<Member>? {
  Simulator.current.unimplemented(
    name, "There is no Objective-C runtime: what a class has is not listed.")
  return nil
}

/// What objects of the class do when they hear the selector. iOS 2.0 and later.
public nonisolated func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  cls.map { _CourseMethod($0, name) }
}

/// Would add a method to a class. iOS 2.0 and later.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  let _: Method? = noRuntime("class_addMethod(\(name))")
  return false
}

/// Would give a method of a class something else to do. iOS 2.0 and later.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { noRuntime("class_replaceMethod(\(name))") }

/// Would make an object one of another class; here only bundles become objects of an app's class (rule 789),
/// and all else stays what it is. iOS 2.0 and later.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  if let bundle = obj as? Bundle, let type = cls as? _CourseBundle.Type {
    Simulator.current.put(type, inPlaceOf: bundle)
    return Bundle.self
  }
  Simulator.current.unimplemented(
    "object_setClass", "There is no Objective-C runtime: an object keeps its class.")
  return (obj as AnyObject?).map { type(of: $0) }
}

/// What a method does. iOS 2.0 and later.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// A method's types as text; nil here. iOS 2.0 and later.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Begins what only one thread at a time does with that object; who comes later waits. iOS 2.0 and later.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  Simulator.current.objectLocks.lock(of: object as AnyObject).lock()
  return 0
}

/// Ends what only one thread at a time does; -1 where nobody has begun it. iOS 2.0 and later.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  Simulator.current.objectLocks.giveBack(object as AnyObject)
}

/// The locks of objects, as long as somebody holds them or waits.
private final class ObjectLocks {
  private var locks: [ObjectIdentifier: (object: AnyObject, lock: NSRecursiveLock, uses: Int)] = [:]

  func lock(of object: AnyObject) -> NSRecursiveLock {
    let key = ObjectIdentifier(object)
    let known = locks[key] ?? (object, NSRecursiveLock(), 0)
    locks[key] = (object, known.lock, known.uses + 1)
    return known.lock
  }

  func giveBack(_ object: AnyObject) -> Int32 {
    let key = ObjectIdentifier(object)
    guard let known = locks[key] else { return -1 }
    known.lock.unlock()
    locks[key] = known.uses > 1 ? (object, known.lock, known.uses - 1) : nil
    return 0
  }
}

extension Simulator {
  private static let objectLocksKey = StateKey { _ in ObjectLocks() }
  fileprivate var objectLocks: ObjectLocks { state(Self.objectLocksKey) }
}

/// Says once that methods stay as they are.
private func noRuntime<Result>(_ name: String) -> Result? {
  Simulator.current.unimplemented(
    name, "There is no Objective-C runtime: methods keep what they do.")
  return nil
}

/// The name of a class; it holds as long as the app. iOS 2.0 and later.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  unsafe ClassNameBytes.bytes(of: cls.map(NSStringFromClass) ?? "nil")
}

/// The class above; nil for one without. iOS 2.0 and later.
public nonisolated func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap(_getSuperclass)
}

/// The class of an object. iOS 2.0 and later.
public nonisolated func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// The class of that name; nil for none. iOS 2.0 and later.
public func objc_getClass(_ name: String) -> Any? { NSClassFromString(name) }

/// The class of that name, of which nobody knows where it ends. iOS 2.0 and later.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? {
  objc_getClass(unsafe String(cString: name))
}

/// Names of classes as C has them, which are never given back.
private enum ClassNameBytes {
  private static var known: [String: UnsafeMutablePointer<CChar>] = [:]

  static func bytes(of name: String) -> UnsafePointer<CChar> {
    if let bytes = unsafe known[name] { return unsafe UnsafePointer(bytes) }
    let made = unsafe strdup(name)!
    unsafe known[name] = made
    return unsafe UnsafePointer(made)
  }
}
