import Foundation

/// What the compiler writes down of a class: its methods above all.
///
/// A list makes its cells, and the system an app's delegate, from a class that is known only as a
/// value, by an initializer that is not `required` in UIKit; Swift calls such a one only by the name of
/// its class. But a class keeps its initializers in the table of its methods, and those of one below it
/// are at the same place. The compiler's own description of a class says at which places it began
/// initializers of its own. A class that hides the initializer stops with Swift's message that it has
/// none, as on a device.
package struct ClassMetadata {
  /// The class as what its methods find themselves by.
  let start: UnsafeRawPointer

  /// Reads the metadata of that class.
  package init(_ type: AnyClass) {
    start = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Where the class says its size, and behind that where its description is.
  #if canImport(ObjectiveC)
    private static let sizeOffset = 56
  #else
    private static let sizeOffset = 32
  #endif

  /// It word by word, as far as the class gives its size: its methods are among them.
  package var words: [UInt] {
    let size = start.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
    let before = start.load(fromByteOffset: Self.sizeOffset + 4, as: UInt32.self)
    return Array(
      UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: UInt.self), count: Int(size - before) / 8))
  }

  /// What a class that comes from `type` has in the place of the first designated initializer, in the
  /// order of the source, that is new in `type`.
  func initializer(introducedBy type: AnyClass) -> UnsafeRawPointer {
    start.load(
      fromByteOffset: ClassMetadata(type).firstNewInitializer * 8, as: UnsafeRawPointer.self)
  }

  /// Where, in words, the class has the first of the initializers that it has from nobody.
  ///
  /// Lists make many objects so: it looks no further than it must.
  private var firstNewInitializer: Int {
    let description = start.load(fromByteOffset: Self.sizeOffset + 8, as: UnsafeRawPointer.self)
    let flags = description.load(as: UInt32.self) >> 16
    precondition(flags & 1 << 15 != 0, "a class without methods has no initializer of its own")
    // Behind the eleven words that all have: how it is completed at run time, where it has that.
    var table = 44
    if flags & 3 == 1 { table += 12 }
    if flags & 1 << 13 != 0 { table += 4 }
    let first = Int(description.load(fromByteOffset: table, as: UInt32.self))
    let count = Int(description.load(fromByteOffset: table + 4, as: UInt32.self))
    var index = 0
    while index < count,
      description.load(fromByteOffset: table + 8 + 8 * index, as: UInt32.self) & 15 != 1
    {
      index += 1
    }
    precondition(index < count, "the class has no initializer of its own")
    return first + index
  }
}

// A function of Swift's is an address and a context, and a method's context is its object or class.
// One that is only passed down is never retained, so a class can be there: a function that takes
// such a function is seen here as one that takes its two halves.

extension NSObject {
  private typealias Make = () -> NSObject
  private struct Whole { var call: (Make) -> NSObject }
  private struct Halves { var call: (UnsafeRawPointer, UnsafeRawPointer) -> NSObject }

  /// A new object of that class, by plain `init()`; nil for a class that is no `NSObject`.
  static func make(_ type: AnyClass) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    #if canImport(ObjectiveC)
      return type.perform(NSSelectorFromString("new"))?.takeRetainedValue() as? NSObject
    #else
      let metadata = ClassMetadata(type)
      let whole = Whole { make in make() }
      return unsafeBitCast(whole, to: Halves.self).call(
        metadata.initializer(introducedBy: NSObject.self), metadata.start)
    #endif
  }
}
