import CLibrary
import CPlatform
public import Foundation

/// Makes objects of classes that are known only by name, as UIKit makes an app's delegate.
///
/// Swift creates an object of a class value only through a `required init`, which UIKit's source
/// does not ask for; Objective-C, which could, is not there on Linux. But every class that comes
/// from `NSObject` has a table of its methods in its metadata, and in all of them the allocating
/// `init()` stands at the same place, counted from the start. That place is found once, on a class
/// of ours whose `init()` is known by its symbol; then the function that stands there in another
/// class is called the way Swift would call it, with the class as its context.
enum ClassMetadata {
  /// A new object of that class by plain `init()`; nil for a class that is no `NSObject`.
  ///
  /// A class without an `init()` of its own ends the process with Swift's message, as on a device.
  static func create(_ type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    #if canImport(ObjectiveC)
      return (type as? NSObject.Type)?.perform(NSSelectorFromString("new"))?
        .takeRetainedValue() as? NSObject
    #else
      guard let slot = initializerSlot else { return nil }
      let words = words(of: type)
      guard slot < words.count,
        let initializer = UnsafeRawPointer(bitPattern: words[slot]),
        let object = cplatform_swift_create(initializer, metadata(of: type))
      else { return nil }
      return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
    #endif
  }

  /// The words among which a class keeps its methods, as far as the class gives its size.
  static func table(of type: AnyClass) -> [UInt] {
    #if canImport(ObjectiveC)
      let start = metadata(of: type)
      // Eight words that are Objective-C's come first, the size among them.
      let size = start.load(fromByteOffset: 56, as: UInt32.self)
      let before = start.load(fromByteOffset: 60, as: UInt32.self)
      return Array(
        UnsafeBufferPointer(
          start: start.assumingMemoryBound(to: UInt.self), count: Int(size - before) / 8))
    #else
      return Array(words(of: type))
    #endif
  }

  /// The class as the address that its metadata has.
  private static func metadata(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  #if !canImport(ObjectiveC)
    /// The metadata word by word, from the address point to the end that it gives itself.
    static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
      let start = metadata(of: type)
      // The fifth word: the size with what lies before the address point, and how much that is.
      let size = start.load(fromByteOffset: 32, as: UInt32.self)
      let before = start.load(fromByteOffset: 36, as: UInt32.self)
      return UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: UInt.self), count: Int(size - before) / 8)
    }

    /// Where in the metadata of any `NSObject` its allocating `init()` stands.
    private static let initializerSlot: Int? = {
      let symbol = "$s7AppHost13CreationProbeCACycfC"
      guard let address = dlsym(nil, symbol) else { return nil }
      return words(of: CreationProbe.self).firstIndex(of: UInt(bitPattern: address))
    }()
  #endif
}

/// The class on which ``ClassMetadata`` finds the place of `init()`.
///
/// Public, because an optimized build keeps the symbols of nothing else.
public final class CreationProbe: NSObject {
  public nonisolated override init() { super.init() }
}
