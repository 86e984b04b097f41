import EventTrace
public import Foundation

// Objective-C hands out pointers for a single value: where an enumeration is told to stop, where a drag
// shall come to rest. Apps read and write what is there through these. An app may keep such a pointer, and
// by a generic function it can count one up or down, so what makes them safe is looked at each time:
// they lead into one block of memory that is never given back and has nothing else.

extension UnsafeMutablePointer where Pointee == ObjCBool {
  /// Whether the enumeration is to stop. iOS 2.0 and later.
  @safe public nonisolated var pointee: ObjCBool {
    get { unsafe LastingMemory.required(self)[0] }
    nonmutating set { unsafe LastingMemory.required(self)[0] = newValue }
  }

  /// A flag that is not set.
  nonisolated static var lasting: Self { unsafe LastingMemory.pointer(to: false) }

  /// Passes on what the app has said.
  nonisolated func pass(to stop: Self) {
    if unsafe self[0].boolValue { unsafe stop[0] = true }
  }
}

extension UnsafeMutablePointer where Pointee == CGPoint {
  /// The point that is pointed to. iOS 2.0 and later.
  @safe public nonisolated var pointee: CGPoint {
    get { unsafe LastingMemory.required(self)[0] }
    nonmutating set { unsafe LastingMemory.required(self)[0] = newValue }
  }
}

extension UnsafeMutablePointer {
  /// The pointer, which may lead to a variable of the app's, but not to where an array without elements has
  /// them: for Swift that array is a variable, too, and what lies there is everybody's.
  nonisolated var ofVariable: Self {
    let none = unsafe [Pointee]().withUnsafeBufferPointer { $0.baseAddress }
    precondition(unsafe UnsafePointer(self) != none, "The array has no element to write to.")
    return unsafe self
  }
}

/// The memory of all values that apps reach by pointers. Its places come again in turn: who keeps a pointer
/// too long may write into somebody else's flag or point, and nowhere else.
package nonisolated enum LastingMemory {
  private static let placeSize = 16
  private static let count = 4096
  nonisolated(unsafe) private static let start = UnsafeMutableRawPointer.allocate(
    byteCount: placeSize * count, alignment: placeSize)
  nonisolated(unsafe) private static var next = 0

  /// A place that has the value.
  package static func pointer<Value>(to value: Value) -> UnsafeMutablePointer<Value> {
    precondition(_isPOD(Value.self) && MemoryLayout<Value>.size <= placeSize)
    let place = unsafe start + next * placeSize
    unsafe next = unsafe (next + 1) % count
    return unsafe place.initializeMemory(as: Value.self, to: value)
  }

  /// Places side by side that have the values, each of which fills a place.
  package static func pointer<Value>(toAll values: [Value]) -> UnsafeMutablePointer<Value> {
    precondition(_isPOD(Value.self) && MemoryLayout<Value>.stride == placeSize)
    precondition(values.count <= count)
    if unsafe next + values.count > count { unsafe next = 0 }
    let place = unsafe start + next * placeSize
    unsafe next = unsafe (next + values.count) % count
    let first = unsafe place.bindMemory(to: Value.self, capacity: values.count)
    for (number, value) in values.enumerated() { unsafe first[number] = value }
    return unsafe first
  }

  /// Whether the pointer leads to such a place.
  package static func has<Value>(_ pointer: UnsafeMutablePointer<Value>) -> Bool {
    let offset = unsafe UnsafeMutableRawPointer(pointer) - start
    return offset >= 0 && offset <= placeSize * count - MemoryLayout<Value>.size
      && offset % MemoryLayout<Value>.alignment == 0
  }

  /// The pointer, which must lead to such a place.
  static func required<Value>(_ pointer: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Value>
  {
    precondition(unsafe has(pointer), "The pointer leads to nothing of the app's.")
    return unsafe pointer
  }
}

extension Sequence {
  /// Hands out the elements to an app's block until it sets the flag.
  nonisolated func handOut(_ block: (Element, UnsafeMutablePointer<ObjCBool>) -> Void) {
    let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
    for element in self {
      unsafe block(element, flag)
      if unsafe flag[0].boolValue { return }
    }
  }
}

// MARK: What is behind Foundation's own names in apps

/// Goes through the elements of an array.
public nonisolated func _courseEnumerate(
  _ array: NSArray, options: NSEnumerationOptions,
  using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  let indices = 0..<array.count
  unsafe (options.contains(.reverse) ? Array(indices.reversed()) : Array(indices)).handOut {
    index, stop in
    // The block may shorten the array.
    if index < array.count { unsafe block(array.object(at: index), index, stop) }
  }
}

/// Goes through the elements of a collection.
public nonisolated func _courseEnumerate(
  _ dictionary: NSDictionary, using block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  unsafe dictionary.allKeys.handOut { key, stop in
    if let value = dictionary.object(forKey: key) { unsafe block(key, value, stop) }
  }
}

/// Goes through the elements of a collection.
public nonisolated func _courseEnumerate(
  _ set: NSSet, using block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  set.allObjects.handOut(block)
}

extension NSRegularExpression {
  /// Hands out what it finds; Foundation's block escapes on Linux.
  @safe public nonisolated func _courseEnumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
    unsafe withoutActuallyEscaping(block) { block in
      unsafe enumerateMatches(in: string, options: options, range: range) { match, flags, stop in
        unsafe block(match, flags, flag)
        unsafe flag.pass(to: stop)
      }
    }
  }
}

/// Reads a property list.
public nonisolated func _courseList(
  _ data: Data, options: PropertyListSerialization.ReadOptions,
  format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?
) throws -> Any {
  unsafe try PropertyListSerialization.propertyList(
    from: data, options: options, format: format?.ofVariable)
}

/// The program's name, and what whoever tests the app gave it beside.
public nonisolated var _courseArguments: [String] { ["App"] + launchArguments }

/// What an app finds in its environment: nothing of the machine's.
public nonisolated var _courseEnvironment: [String: String] { launchEnvironment }

/// The device's version of iOS, on the dial.
public nonisolated var _courseSystemVersion: OperatingSystemVersion {
  let version = deviceVersion
  return OperatingSystemVersion(
    majorVersion: version.major, minorVersion: version.minor, patchVersion: 0)
}

/// A pointer to a variable that Objective-C writes to. iOS 2.0 and later.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
