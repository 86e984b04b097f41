import Foundation
import HeadlessUIKit

/// The objects that one object keeps alive, with the properties in which it has them.
struct HeldReferences {
  struct Reference {
    let object: AnyObject
    let member: String
    /// Whether a closure in that property captured it.
    let isClosure: Bool
  }

  private(set) var references: [Reference] = []
  private let known: KnownObjects

  init(known: KnownObjects) {
    self.known = known
  }

  mutating func collect(from object: AnyObject) {
    guard Self.isLookedInto(type(of: object)) else { return }
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for property in StoredProperties.of(type(of: object)) where property.isStrong {
      let name = String(property.name.trimmingPrefix("$__lazy_storage_$_"))
      collect(at: start + property.offset, property.type, Self.publicNames[name] ?? name)
    }
  }

  /// The standard library's and Foundation's own classes keep nothing of the app's that their
  /// mirrors do not show.
  private static func isLookedInto(_ type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: true)
    return !name.hasPrefix("Swift.") && !name.hasPrefix("Foundation.")
  }

  /// The names by which learners know properties of the runtime.
  private static let publicNames = [
    "childControllers": "children", "stack": "viewControllers", "tabControllers": "viewControllers",
    "pages": "viewControllers", "loadedView": "view", "drawnSubviews": "subviews",
    "presentation": "presentedViewController", "root": "rootViewController",
  ]

  /// Closures of the runtime that hold nothing, since they capture `unowned`.
  private static let harmlessClosures: Set<String> = ["goBack", "choose", "chosen"]

  // MARK: Values

  private mutating func collect(
    at address: UnsafeRawPointer, _ type: Any.Type, _ member: String
  ) {
    if type is AnyClass {
      let object = address.load(as: Unmanaged<AnyObject>?.self)?.takeUnretainedValue()
      if let object { add(object, member) }
    } else if Self.isFunction(type) {
      collectClosure(at: address, member)
    } else {
      func open<Value>(_: Value.Type) -> Any { address.load(as: Value.self) }
      collect(_openExistential(type, do: open), member)
    }
  }

  private mutating func collect(_ value: Any, _ member: String) {
    let type = type(of: value)
    if type is AnyClass { return add(value as AnyObject, member) }
    if Self.isFunction(type) {
      func open<Value>(_ value: Value) {
        withUnsafeBytes(of: value) { collectClosure(at: $0.baseAddress!, member) }
      }
      return _openExistential(value, do: open)
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set:
      for (index, child) in mirror.children.enumerated() {
        collect(child.value, "\(member)[\(index)]")
      }
    case .dictionary:
      for child in mirror.children {
        guard let pair = child.value as? (key: AnyHashable, value: Any) else {
          collect(child.value, "\(member)[…]")
          continue
        }
        collect(pair.value, "\(member)[\(pair.key)]")
      }
    case .struct:
      func open<Value>(_ value: Value) {
        withUnsafeBytes(of: value) { bytes in
          guard let start = Self.start(in: bytes, of: Value.self, type) else { return }
          for property in StoredProperties.of(type) where property.isStrong {
            collect(start + property.offset, property, member)
          }
        }
      }
      _openExistential(value, do: open)
    case .optional, .enum, .tuple:
      for child in mirror.children { collect(child.value, member) }
    default: break
    }
  }

  /// The kinds that the runtime gives the metadata of protocols' values.
  private static let existentialKinds: Set<UInt> = [0x303, 0x307]

  /// Where the value begins: a property that has the type of a protocol keeps it in three words, and in a box
  /// where it is larger.
  private static func start(
    in bytes: UnsafeRawBufferPointer, of declared: Any.Type, _ type: Any.Type
  ) -> UnsafeRawPointer? {
    let kind = unsafeBitCast(declared, to: UnsafePointer<UInt>.self).pointee
    guard existentialKinds.contains(kind) else { return bytes.baseAddress }
    let words = 3 * MemoryLayout<UInt>.size
    // An error is kept in another way, in one word.
    guard bytes.count > words, let base = bytes.baseAddress else { return nil }
    // Whether a value is kept in the words themselves does not follow from its size alone: one with a weak
    // reference never is. The witnesses of the type say it, in their flags.
    let witnesses = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[-1]
    let flags = witnesses.load(fromByteOffset: 10 * MemoryLayout<UInt>.size, as: UInt32.self)
    let isInBox = flags & 0x2_0000 != 0
    guard isInBox else { return base }
    let alignment = Int(flags & 0xFF) + 1
    // The box has two words of its own before the value.
    let header = (2 * MemoryLayout<UInt>.size + alignment - 1) & ~(alignment - 1)
    return base.load(as: UnsafeRawPointer?.self).map { $0 + header }
  }

  private mutating func collect(
    _ address: UnsafeRawPointer, _ property: StoredProperties.Property, _ member: String
  ) {
    collect(at: address, property.type, "\(member).\(property.name)")
  }

  private mutating func add(_ object: AnyObject, _ member: String, isClosure: Bool = false) {
    references.append(Reference(object: object, member: member, isClosure: isClosure))
  }

  // MARK: Closures

  /// The kind that the runtime gives the metadata of functions.
  private static let functionKind: UInt = 0x302

  private static func isFunction(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == functionKind
  }

  /// A closure is its code and the object that has what it captured: an object that was captured
  /// alone, or a box with all of it.
  private mutating func collectClosure(at address: UnsafeRawPointer, _ member: String) {
    guard !Self.harmlessClosures.contains(member),
      let context = address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    else { return }
    var memory = CapturedMemory(known: known)
    memory.search(context)
    for object in memory.found { add(object, member, isClosure: true) }
  }
}
