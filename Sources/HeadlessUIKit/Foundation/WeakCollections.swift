public import Foundation

/// Objects that it holds, or does not keep alive; iOS 6.0 and later.
///
/// They come in the order in which they were added: Foundation's come in none.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var members: [(weak: WeakReference<ObjectType>, held: ObjectType?)] = []

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// One that keeps nothing alive, or all, as the options say.
  public convenience init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    Self.requiresClass(since: 6.0)
    self.init(isWeak: options.contains(.weakMemory))
  }

  /// One that keeps nothing alive.
  public static func weakObjects() -> NSHashTable<ObjectType> {
    requiresClass(since: 6.0)
    return NSHashTable(isWeak: true)
  }

  /// The objects that are still there.
  public var allObjects: [ObjectType] { members.compactMap(\.weak.object) }
  /// How many there are.
  public var count: Int { allObjects.count }
  /// One of them; nil where there is none.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds the object, unless it is there.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.append((WeakReference(object: object), isWeak ? nil : object))
  }

  /// Takes the object out.
  public func remove(_ object: ObjectType?) {
    members.removeAll { $0.weak.object == nil || $0.weak.object.map(Self.isSame(object)) == true }
  }

  /// Takes all out.
  public func removeAllObjects() { members = [] }

  /// Whether the object is there.
  public func contains(_ object: ObjectType?) -> Bool {
    allObjects.contains(where: Self.isSame(object))
  }

  /// The member that equals the object; nil for none.
  public func member(_ object: ObjectType?) -> ObjectType? {
    allObjects.first(where: Self.isSame(object))
  }

  private static func isSame(_ object: ObjectType?) -> (ObjectType) -> Bool {
    { member in
      guard let first = member as? NSObject, let second = object as? NSObject else {
        return member === object
      }
      return first.isEqual(second)
    }
  }
}

/// How a table treats what it holds; iOS 6.0 and later.
public nonisolated enum NSPointerFunctions {
  /// Whether it keeps its members alive, and how it compares them.
  public struct Options: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps them alive.
    public static let strongMemory: Options = []
    /// Keeps none alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Compares by identity; objects that do not say when they are equal are compared so anyway.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Copies what it takes in.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// Options of tables under the name of earlier days.
public typealias NSHashTableOptions = NSPointerFunctions.Options

/// Options of tables under the name of earlier days.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// Values by objects, of which it keeps keys or values alive or not; iOS 6.0 and later.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    var key: WeakReference<KeyType>
    var heldKey: KeyType?
    var value: WeakReference<ObjectType>
    var heldValue: ObjectType?
  }

  private let (isWeakKey, isWeakValue): (Bool, Bool)
  private var entries: [Entry] = []

  private init(_ isWeakKey: Bool, _ isWeakValue: Bool) {
    (self.isWeakKey, self.isWeakValue) = (isWeakKey, isWeakValue)
  }

  /// One that keeps keys and values alive as the options say.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity: Int = 0
  ) {
    Self.requiresClass(since: 6.0)
    self.init(keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
  }

  /// One that keeps both alive.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    requiresClass(since: 6.0)
    return NSMapTable(false, false)
  }
  /// One that keeps values alive as long as their keys live.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    requiresClass(since: 6.0)
    return NSMapTable(true, false)
  }
  /// One that keeps keys alive as long as their values live.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    requiresClass(since: 6.0)
    return NSMapTable(false, true)
  }
  /// One that keeps nothing alive.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    requiresClass(since: 6.0)
    return NSMapTable(true, true)
  }

  private var live: [(KeyType, ObjectType)] {
    entries.compactMap { entry in
      entry.key.object.flatMap { key in
        entry.value.object.map { (key, $0) }
      }
    }
  }

  /// How many there are.
  public var count: Int { live.count }

  /// The value of a key; nil for none.
  public func object(forKey key: KeyType?) -> ObjectType? {
    live.first { Self.isSame($0.0, key) }?.1
  }

  /// Sets the value of a key.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let object, let key else { return }
    entries.append(
      Entry(
        key: WeakReference(object: key), heldKey: isWeakKey ? nil : key,
        value: WeakReference(object: object),
        heldValue: isWeakValue ? nil : object))
  }

  /// Takes a key and its value out.
  public func removeObject(forKey key: KeyType?) {
    entries.removeAll { entry in
      guard let other = entry.key.object else { return true }
      return entry.value.object == nil || Self.isSame(other, key)
    }
  }

  /// Takes all out.
  public func removeAllObjects() { entries = [] }

  /// The keys, one after the other.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.0)).objectEnumerator() }

  /// The values, one after the other; nil where there is none.
  public func objectEnumerator() -> NSEnumerator? {
    live.isEmpty ? nil : NSArray(array: live.map(\.1)).objectEnumerator()
  }

  private static func isSame(_ first: KeyType, _ second: KeyType?) -> Bool {
    guard let first = first as? NSObject, let second = second as? NSObject else {
      return first === second
    }
    return first.isEqual(second)
  }
}

/// Addresses in an order, which it holds or does not keep alive; iOS 6.0 and later.
public final class NSPointerArray: NSObject {
  private let isWeak: Bool
  private var places: [(weak: WeakReference<AnyObject>?, held: AnyObject?)] = []

  private init(isWeak: Bool) {
    Self.requiresClass(since: 6.0)
    self.isWeak = isWeak
  }
  /// One as the options say.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(isWeak: options.contains(.weakMemory))
  }
  /// One that keeps nothing alive.
  public static func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }
  /// One that keeps its objects alive.
  public static func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }

  /// How many places there are, those without an object included.
  public var count: Int { places.count }
  /// The objects that are still there.
  public var allObjects: [Any] { places.compactMap { $0.weak?.object } }

  private func place(_ pointer: UnsafeMutableRawPointer?) -> (WeakReference<AnyObject>?, AnyObject?)
  {
    let object = unsafe pointer.map {
      unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
    return (object.map { WeakReference(object: $0) }, isWeak ? nil : object)
  }
  /// Adds an object by its address, or an empty place.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    places.append(unsafe place(pointer))
  }
  /// Puts an object there by its address.
  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard (0...places.count).contains(index) else { return refuse("insertPointer:atIndex:", index) }
    places.insert(unsafe place(item), at: index)
  }
  /// Puts an object in the place of another, by its address.
  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard places.indices.contains(index) else {
      return refuse("replacePointerAtIndex:withPointer:", index)
    }
    places[index] = unsafe place(item)
  }
  /// Takes a place out.
  public func removePointer(at index: Int) {
    guard places.indices.contains(index) else { return refuse("removePointerAtIndex:", index) }
    places.remove(at: index)
  }
  /// The address of the object there; nil for none.
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard places.indices.contains(index) else {
      refuse("pointerAtIndex:", index)
      return nil
    }
    return places[index].weak?.object.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
  }
  /// Ends the app, which asks for a place that is not there.
  private func refuse(_ method: String, _ index: Int) {
    // Message M241, whose words are taken for the other methods too (rule 1370).
    Simulator.current.raise(
      .invalidArgument,
      "*** -[NSConcretePointerArray \(method)]: attempt to access pointer at index \(index) beyond "
        + "bounds \(places.count)")
  }
  /// Takes out the places without an object.
  public func compact() { places.removeAll { $0.weak?.object == nil } }
}
