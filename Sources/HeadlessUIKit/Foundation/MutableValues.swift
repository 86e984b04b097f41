public import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// The array in the property of that name; what is changed in it is changed in the property, and observers
  /// hear of each change (rule 792). iOS 2.0 and later.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    PropertyArray(key, of: self)
  }
  /// The same for what a path of names leads to. iOS 2.0 and later.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.firstIndex(of: "."), let owner = value(forKey: String(keyPath[..<dot])),
      let object = owner as? NSObject
    else { return mutableArrayValue(forKey: keyPath) }
    return object.mutableArrayValue(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// The set in the property of that name; what is changed in it is changed in the property, and observers
  /// hear of each change (rule 792). iOS 2.0 and later.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { PropertySet(key, of: self) }
}

/// A set that is the value of a property.
private nonisolated final class PropertySet: NSMutableSet {
  private let owner: NSObject
  private let key: String

  init(_ key: String, of owner: NSObject) {
    (self.key, self.owner) = (key, owner)
    super.init(capacity: 0)
  }
  required init(capacity numItems: Int) { fatalError("It is made of a property.") }
  override init(objects: UnsafePointer<AnyObject>!, count: Int) {
    fatalError("It is made of a property.")
  }
  required init?(coder: NSCoder) { fatalError("It is made of a property.") }
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("It is made of a property.")
  }

  private var values: NSSet {
    get {
      _courseOnMain((owner, key)) {
        let value = $0.0.value(forKey: $0.1)
        if let set = value as? NSSet {
          return NSSet(
            set: set.allObjects.reduce(into: Set<AnyHashable>()) {
              if let element = $1 as? AnyHashable { $0.insert(element) }
            })
        }
        return (value as? Set<AnyHashable>).map { NSSet(set: $0) } ?? NSSet()
      }
    }
    set {
      _courseOnMain((owner, key, newValue)) {
        let isOfFoundation = $0.0.value(forKey: $0.1) is NSSet
        let elements = Set($0.2.allObjects.compactMap { $0 as? AnyHashable })
        $0.0.setValue(isOfFoundation ? NSMutableSet(set: elements) : elements, forKey: $0.1)
      }
    }
  }

  override var count: Int { values.count }
  override func member(_ object: Any) -> Any? { values.member(object) }
  override func objectEnumerator() -> NSEnumerator { values.objectEnumerator() }
  override func add(_ object: Any) {
    let changed = NSMutableSet(set: values)
    changed.add(object)
    values = changed
  }
  override func remove(_ object: Any) {
    let changed = NSMutableSet(set: values)
    changed.remove(object)
    values = changed
  }
  override func removeAllObjects() { values = NSSet() }
}

/// An array that is the value of a property.
private nonisolated final class PropertyArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(_ key: String, of owner: NSObject) {
    (self.key, self.owner) = (key, owner)
    super.init(capacity: 0)
  }
  override init(capacity numItems: Int) { fatalError("It is made of a property.") }
  required init(objects: UnsafePointer<AnyObject>!, count: Int) {
    fatalError("It is made of a property.")
  }
  required init?(coder: NSCoder) { fatalError("It is made of a property.") }
  required init(arrayLiteral elements: Any...) { fatalError("It is made of a property.") }

  private var values: [Any] {
    get { _courseOnMain((owner, key)) { ($0.0.value(forKey: $0.1) as? [Any]) ?? [] } }
    set { _courseOnMain((owner, key, newValue)) { $0.0.setValue($0.2, forKey: $0.1) } }
  }

  override var count: Int { values.count }
  override func object(at index: Int) -> Any { values[index] }
  override func insert(_ anObject: Any, at index: Int) { values.insert(anObject, at: index) }
  override func add(_ anObject: Any) { values.append(anObject) }
  override func removeObject(at index: Int) { values.remove(at: index) }
  override func removeLastObject() { if !values.isEmpty { values.removeLast() } }
  override func removeAllObjects() { values = [] }
  override func replaceObject(at index: Int, with anObject: Any) { values[index] = anObject }
}
