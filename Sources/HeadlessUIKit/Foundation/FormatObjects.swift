public import Foundation

// On a device every object is an argument of a format, as `NSLog("%@", error)` has one, and a value of
// Foundation's is one behind `as CVarArg` (rule 1039). Swift on Linux has texts alone for it.

nonisolated extension NSObject: @retroactive CVarArg {
  /// The object as a format of C's reads it: as the text that stands for it.
  public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}
nonisolated extension Date: @retroactive CVarArg {
  /// The date as a format of C's reads it: as its text.
  public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}
nonisolated extension URL: @retroactive CVarArg {
  /// The address as a format of C's reads it: as its text.
  public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}
nonisolated extension UUID: @retroactive CVarArg {
  /// The identifier as a format of C's reads it: as its text.
  public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}
nonisolated extension Data: @retroactive CVarArg {
  /// The bytes as a format of C's reads them: as their text.
  public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}
nonisolated extension Decimal: @retroactive CVarArg {
  /// The number as a format of C's reads it: as its text.
  public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}
nonisolated extension IndexPath: @retroactive CVarArg {
  /// The path as a format of C's reads it: as its text.
  public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}
nonisolated extension Array: @retroactive CVarArg {
  /// The array as a format of C's reads it: as its text.
  public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}
nonisolated extension Dictionary: @retroactive CVarArg {
  /// The dictionary as a format of C's reads it: as its text.
  public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}
nonisolated extension Set: @retroactive CVarArg {
  /// The set as a format of C's reads it: as its text.
  public var _cVarArgEncoding: [Int] { encodedText(of: self) }
}

/// Foundation on Linux ends the process at an object in a format that is no text. The text stays: nobody knows how
/// long the list of arguments is read.
private nonisolated func encodedText(of value: any CVarArg) -> [Int] {
  let text = value as? NSString ?? NSString(string: formatText(of: value) ?? "\(value)")
  return unsafe [Int(bitPattern: Unmanaged.passRetained(text).toOpaque())]
}

/// What `%@` writes of an object or a value of Foundation's; nil for what a format reads by itself.
nonisolated func formatText(of argument: any CVarArg) -> String? {
  // A cast would make an object of a number.
  if type(of: argument) is NSObject.Type, let object = argument as? NSObject {
    return object is NSString ? nil : _coursePrinted(object) ?? object.description
  }
  return switch argument {
  case let values as [Any]: NSArray(array: values).description
  case let values as [AnyHashable: Any]: NSDictionary(dictionary: values).description
  case let values as Set<AnyHashable>: NSSet(set: values).description
  case let data as Data: _coursePrinted(data as NSData) ?? (data as NSData).description
  case is Date, is URL, is UUID, is Decimal, is IndexPath: "\(argument)"
  default: nil
  }
}
