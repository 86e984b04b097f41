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
