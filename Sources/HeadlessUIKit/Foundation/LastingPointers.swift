import EventTrace
public import Foundation

// Objective-C hands out pointers for a single value: where an enumeration is told to stop, where a drag
// shall come to rest. Apps read and write what is there through these, which are safe since the memory
// is never given back: who keeps such a pointer too long writes where nobody reads.

extension UnsafeMutablePointer where Pointee == ObjCBool {
  /// Whether the enumeration is to stop. iOS 2.0 and later.
  @safe public nonisolated var pointee: ObjCBool {
    get { unsafe self[0] }
    nonmutating set { unsafe self[0] = newValue }
  }

  nonisolated static var lasting: Self {
    let pointer = Self.allocate(capacity: 1)
    unsafe pointer.initialize(to: false)
    return unsafe pointer
  }

  /// Passes on what the app has said.
  nonisolated func pass(to stop: Self) {
    if unsafe self[0].boolValue { unsafe stop[0] = true }
  }
}

extension UnsafeMutablePointer where Pointee == CGPoint {
  /// The point that is pointed to. iOS 2.0 and later.
  @safe public nonisolated var pointee: CGPoint {
    get { unsafe self[0] }
    nonmutating set { unsafe self[0] = newValue }
  }
}

// MARK: What is behind Foundation's own names in apps

/// Goes through the elements of an array.
public nonisolated func _courseEnumerate(
  _ array: NSArray, options: NSEnumerationOptions,
  using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  let indices =
    options.contains(.reverse) ? Array((0..<array.count).reversed()) : Array(0..<array.count)
  for index in indices where index < array.count {
    unsafe block(array.object(at: index), index, flag)
    if unsafe flag[0].boolValue { return }
  }
}

/// Goes through the elements of a collection.
public nonisolated func _courseEnumerate(
  _ dictionary: NSDictionary, using block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  for key in dictionary.allKeys {
    guard let value = dictionary.object(forKey: key) else { continue }
    unsafe block(key, value, flag)
    if unsafe flag[0].boolValue { return }
  }
}

/// Goes through the elements of a collection.
public nonisolated func _courseEnumerate(
  _ set: NSSet, using block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  for object in set.allObjects {
    unsafe block(object, flag)
    if unsafe flag[0].boolValue { return }
  }
}

/// Goes through what a regular expression finds.
public nonisolated func _courseEnumerate(
  _ expression: NSRegularExpression, in text: String,
  options: NSRegularExpression.MatchingOptions, range: NSRange,
  using block:
    @escaping (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
) {
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  unsafe expression.enumerateMatches(in: text, options: options, range: range) {
    match, flags, stop in
    unsafe block(match, flags, flag)
    unsafe flag.pass(to: stop)
  }
}

/// Reads a property list.
public nonisolated func _courseList(
  _ data: Data, options: PropertyListSerialization.ReadOptions,
  format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?
) throws -> Any {
  unsafe try PropertyListSerialization.propertyList(from: data, options: options, format: format)
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
