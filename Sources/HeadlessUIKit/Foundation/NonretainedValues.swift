public import Foundation

extension NSValue {
  /// A value by which an object can be told from others, as the key of a dictionary; it does not keep the
  /// object alive (rule 1174). iOS 2.0 and later.
  public convenience init(nonretainedObject anObject: Any?) {
    let object = anObject.map { $0 as AnyObject }
    var address = object.map { UInt64(UInt(bitPattern: ObjectIdentifier($0))) } ?? 0
    if let object { Simulator.current.nonretained.objects[address] = NonretainedObject(object) }
    unsafe self.init(bytes: &address, objCType: "Q")
  }

  /// The object that the value was made of; nil when it is gone, which on a device ends the app (rule 1174).
  /// iOS 2.0 and later.
  public var nonretainedObjectValue: Any? {
    guard unsafe String(cString: objCType) == "Q" else { return nil }
    var address: UInt64 = 0
    unsafe getValue(&address)
    return Simulator.current.nonretained.objects[address]?.object
  }
}

private final class NonretainedObject {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// The objects of which an app has made values, by their addresses.
private final class NonretainedObjects {
  var objects: [UInt64: NonretainedObject] = [:]
}

extension Simulator {
  private static let nonretainedKey = StateKey { _ in NonretainedObjects() }
  fileprivate var nonretained: NonretainedObjects { state(Self.nonretainedKey) }
}
