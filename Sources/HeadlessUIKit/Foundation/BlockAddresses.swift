// Blocks of Objective-C are objects, functions of Swift are not: what an app does with a block's address is
// done with the address of a function here.

/// A function where a block would be.
private nonisolated final class BlockObject {
  let block: Any
  init(_ block: Any) { self.block = block }
}

/// Takes a value for one of another type, a function for an address or an object, and back (rule 869); for
/// code that the adapter has written. A function that was taken for an address is never given free.
@unsafe
public nonisolated func _courseBitCast<Value, Other>(_ value: Value, to type: Other.Type) -> Other {
  let (size, other) = (MemoryLayout<Value>.size, MemoryLayout<Other>.size)
  let address = MemoryLayout<UnsafeRawPointer>.size
  if size == 2 * address, other == address {
    if let object = BlockObject(value) as? Other { return object }
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe place.initialize(to: value)
    return unsafe unsafeBitCast(UnsafeMutableRawPointer(place), to: type)
  }
  if size == address, other == 2 * address {
    if let object = value as? BlockObject, let block = object.block as? Other { return block }
    let place = unsafe unsafeBitCast(value, to: UnsafeMutableRawPointer.self)
    return unsafe place.assumingMemoryBound(to: type).pointee
  }
  return unsafe unsafeBitCast(value, to: type)
}
