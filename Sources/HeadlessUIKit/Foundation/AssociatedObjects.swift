import Foundation

/// How an object keeps what is associated with it. iOS 3.1 and later.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  /// Whether it is held, or a copy of it, or nothing holds it; which threads may ask makes no difference here.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is held.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is held.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Lets an object keep a value under a key, which is an address and nothing else; nil takes it away. iOS 3.1
/// and later.
@safe
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let associated = AssociatedObjects.of(object)
  let key = UInt(bitPattern: key)
  switch (value, policy) {
  case (nil, _): associated.values[key] = nil
  // A value of Swift's goes into a box that only the association holds.
  case (let value?, .OBJC_ASSOCIATION_ASSIGN) where type(of: value) is AnyClass:
    associated.values[key] = .weak(WeakReference(object: value as AnyObject))
  case (let value?, .OBJC_ASSOCIATION_COPY), (let value?, .OBJC_ASSOCIATION_COPY_NONATOMIC):
    associated.values[key] = .held((value as? any NSCopying)?.copy(with: nil) ?? value)
  case (let value?, _): associated.values[key] = .held(value)
  }
}

/// What the object keeps under the key; nil for nothing. iOS 3.1 and later.
@safe
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  switch AssociatedObjects.of(object as AnyObject).values[UInt(bitPattern: key)] {
  case .held(let value): value
  case .weak(let reference): reference.object
  case nil: nil
  }
}

/// Takes away all that the object keeps. iOS 3.1 and later.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.of(object as AnyObject).values = [:]
}

/// An object that has its associations itself, as responders do.
protocol HavingAssociations: AnyObject {
  var associated: AssociatedObjects { get }
}

/// What one object keeps under addresses; a responder has it itself, so that both go together.
final class AssociatedObjects {
  enum Value {
    case held(Any)
    case weak(WeakReference<AnyObject>)
  }

  var values: [UInt: Value] = [:]

  static func of(_ object: AnyObject) -> AssociatedObjects {
    if let keeper = object as? any HavingAssociations { return keeper.associated }
    return Simulator.current.associations.of(object)
  }
}

/// What all other objects keep. It goes at the next question after its object has gone.
private final class Associations {
  private var tables: [ObjectIdentifier: (owner: WeakReference<AnyObject>, AssociatedObjects)] = [:]

  func of(_ object: AnyObject) -> AssociatedObjects {
    tables = tables.filter { $0.value.owner.object != nil }
    if let (_, table) = tables[ObjectIdentifier(object)] { return table }
    let table = AssociatedObjects()
    tables[ObjectIdentifier(object)] = (WeakReference(object: object), table)
    return table
  }
}

extension Simulator {
  private static let associationsKey = StateKey { _ in Associations() }
  fileprivate var associations: Associations { state(Self.associationsKey) }
}
