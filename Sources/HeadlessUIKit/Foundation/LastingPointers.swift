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

  fileprivate nonisolated static var lasting: Self {
    let pointer = Self.allocate(capacity: 1)
    unsafe pointer.initialize(to: false)
    return unsafe pointer
  }

  /// Passes on what the app has said.
  fileprivate nonisolated func pass(to stop: Self) {
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

// MARK: What stands behind Foundation's own names in apps

public nonisolated func _courseEnumerate(
  _ text: NSAttributedString, _ name: NSAttributedString.Key, in range: NSRange,
  options: NSAttributedString.EnumerationOptions,
  using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  unsafe text.enumerateAttribute(name, in: range, options: options) { value, range, stop in
    unsafe block(value, range, flag)
    unsafe flag.pass(to: stop)
  }
}

public nonisolated func _courseEnumerate(
  _ text: NSAttributedString, in range: NSRange,
  options: NSAttributedString.EnumerationOptions,
  using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  unsafe text.enumerateAttributes(in: range, options: options) { values, range, stop in
    unsafe block(values, range, flag)
    unsafe flag.pass(to: stop)
  }
}

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

public nonisolated func _courseEnumerate(
  _ set: NSSet, using block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void
) {
  let flag = unsafe UnsafeMutablePointer<ObjCBool>.lasting
  for object in set.allObjects {
    unsafe block(object, flag)
    if unsafe flag[0].boolValue { return }
  }
}

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

public nonisolated func _courseList(
  _ data: Data, options: PropertyListSerialization.ReadOptions,
  format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?
) throws -> Any {
  unsafe try PropertyListSerialization.propertyList(from: data, options: options, format: format)
}

public nonisolated func _courseAttributes(
  of text: NSAttributedString, at index: Int, effectiveRange range: NSRangePointer?
) -> [NSAttributedString.Key: Any] {
  unsafe text.attributes(at: index, effectiveRange: range)
}

public nonisolated func _courseAttribute(
  _ name: NSAttributedString.Key, of text: NSAttributedString, at index: Int,
  effectiveRange range: NSRangePointer?
) -> Any? {
  unsafe text.attribute(name, at: index, effectiveRange: range)
}

public nonisolated func _courseAttributes(
  of text: NSAttributedString, at index: Int, longestEffectiveRange range: NSRangePointer?,
  in limit: NSRange
) -> [NSAttributedString.Key: Any] {
  unsafe text.attributes(at: index, longestEffectiveRange: range, in: limit)
}

public nonisolated func _courseAttribute(
  _ name: NSAttributedString.Key, of text: NSAttributedString, at index: Int,
  longestEffectiveRange range: NSRangePointer?, in limit: NSRange
) -> Any? {
  unsafe text.attribute(name, at: index, longestEffectiveRange: range, in: limit)
}

/// The device's version of iOS, on the dial.
public nonisolated var _courseSystemVersion: OperatingSystemVersion {
  let version = deviceVersion
  return OperatingSystemVersion(
    majorVersion: version.major, minorVersion: version.minor, patchVersion: 0)
}
