public import Foundation

// What an app prints of Foundation's values (rule 984). Foundation on Linux has other texts for some of them.

/// A type of Foundation's that a device prints in another way than Foundation on Linux (rule 984).
public nonisolated protocol _CourseFoundation: CustomStringConvertible {}

nonisolated extension Locale: _CourseFoundation {}
nonisolated extension NSData: _CourseFoundation {}
nonisolated extension NSPredicate: _CourseFoundation {}
nonisolated extension NSValue: _CourseFoundation {}
nonisolated extension Notification: _CourseFoundation {}

/// What a device prints for a value of Foundation's; nil for a value that prints itself.
public nonisolated func _coursePrinted(_ value: Any) -> String? {
  // A cast would make an object of a rectangle.
  switch type(of: value) {
  case is NSPredicate.Type: (value as? NSPredicate).map(_courseFormat)
  case is Notification.Type: (value as? Notification)?.printed
  case is Notification.Name.Type:
    (value as? Notification.Name).map { "NSNotificationName(_rawValue: \($0.rawValue))" }
  case is Locale.Type:
    (value as? Locale).map {
      "\($0.identifier) (\($0.identifier == Locale.current.identifier ? "current" : "fixed"))"
    }
  case is NSNumber.Type: nil
  case is NSValue.Type: (value as? NSValue)?.printed
  // Up to iOS 12 all bytes are written, as on Linux.
  case is NSData.Type: _isAvailable(13, 0) ? (value as? NSData)?.printed : nil
  default: nil
  }
}

/// The address of an object as it is printed; the console numbers it.
nonisolated func printedAddress(of object: AnyObject) -> String {
  let digits = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  return "0x" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
}

extension Notification {
  nonisolated fileprivate var printed: String {
    "name = \(name.rawValue), object = \(String(describing: object)), "
      + "userInfo = \(String(describing: userInfo))"
  }
}

extension NSValue {
  /// The kind and the numbers; nil for another kind.
  nonisolated fileprivate var printed: String? {
    switch unsafe String(cString: objCType).prefix(while: { $0 != "=" }) {
    case "{CGRect": "NSRect: \(onMain(rectValue) { NSCoder.string(for: $0) })"
    case "{CGPoint": "NSPoint: \(onMain(pointValue) { NSCoder.string(for: $0) })"
    case "{CGSize": "NSSize: \(onMain(sizeValue) { NSCoder.string(for: $0) })"
    case "{_NSRange": "NSRange: {\(rangeValue.location), \(rangeValue.length)}"
    default: nil
    }
  }
}

extension NSData {
  /// How many bytes there are, and the first and last of them.
  nonisolated fileprivate var printed: String {
    if isEmpty { return "{length = 0, bytes = 0x}" }
    let digits = map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    if digits.count <= 24 {
      return "{length = \(length), bytes = 0x\(digits.joined())}"
    }
    func groups(_ bytes: ArraySlice<String>) -> String {
      stride(from: bytes.startIndex, to: bytes.endIndex, by: 4)
        .map { bytes[$0...].prefix(4).joined() }.joined(separator: " ")
    }
    return "{length = \(length), bytes = 0x\(groups(digits.prefix(16))) ... "
      + "\(groups(digits.suffix(8))) }"
  }
}

/// The text with the rectangles, points and sizes of a printed dictionary as a device writes them.
nonisolated func withValuesAsDevicesWrite(_ text: String) -> String {
  guard text.contains("{"), text.contains(".") else { return text }
  func plain(_ numbers: Substring) -> String { String(numbers).replacing(/\.0(?=[,}])/, with: "") }
  let rects =
    /(= )?(\{\{-?[0-9]+\.[0-9]+, -?[0-9]+\.[0-9]+\}, \{-?[0-9]+\.[0-9]+, -?[0-9]+\.[0-9]+\}\})/
  return
    text
    .replacing(rects) { match in
      let written = "NSRect: \(plain(match.2))"
      return match.1 == nil ? written : "= \"\(written)\""
    }
    .replacing(/(\w+)("\)?: | = )(\{-?[0-9]+\.[0-9]+, -?[0-9]+\.[0-9]+\})(?=[\],;])/) { match in
      let written = "\(match.1.contains("Center") ? "NSPoint" : "NSSize"): \(plain(match.3))"
      return "\(match.1)\(match.2)" + (match.2 == " = " ? "\"\(written)\"" : written)
    }
}
