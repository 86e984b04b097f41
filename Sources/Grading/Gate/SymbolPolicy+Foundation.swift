/// What of Foundation an app may use: values, text, dates, coders; not files, processes, the network,
/// threads or the system.
extension SymbolPolicy {
  /// What is refused of Foundation's by the whole text around a name of it; nil for nothing.
  static func refusal(
    ofFoundation mention: SwiftSymbol.Mention, in text: String
  ) -> String? {
    for start in refusedInitializers where text.contains("init(\(start)") {
      let label = text.components(behind: "init(").prefix { $0 != ":" && $0 != ")" }
      return "\(mention.path.first ?? "")(\(label):)"
    }
    // Looked for in the whole text: after generic constraints a member is apart from its type.
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    for word in words {
      if let member = word.split(separator: ".").dropFirst(word.hasPrefix(".") ? 0 : 1).first(
        where: { refusedMembers.contains(String($0)) })
      {
        return "\(mention.path.first ?? "").\(member)"
      }
    }
    return nil
  }

  /// - Parameter isOwn: Whether the symbol is of the app's own code.
  static func judgeFoundation(
    _ mention: SwiftSymbol.Mention, in text: String, isOwn: Bool = false
  ) -> Verdict {
    // A member that Foundation adds to a type of Swift's.
    if !foundationModules.contains(mention.module) { return .plain }
    guard let type = mention.path.first else { return .plain }
    if !isOwn, type == "Bundle", text.contains("init(path:") || text.contains("init(url:") {
      return .refused("Bundle(path:)")
    }
    if let members = partialTypes[type] {
      // A type's own type is not a member of it.
      let member = mention.path.dropFirst().first { $0 != "Type" }
      // The course's own members replace those that take ranges.
      let isAdded =
        isOwn && mention.extending == "App"
        || attributedTypes.contains(type) && mention.extending != nil
      return isAdded || member.map(members.contains) ?? true
        ? .allowed : .refused(refusedName(mention))
    }
    if plainTypes.contains(type) { return .plain }
    if type.hasSuffix("FormatStyle") || type.hasPrefix("Unit") || type.hasPrefix("__Data") {
      return .allowed
    }
    return classes.contains(type) || functions.contains(type)
      || !isNamedLikeType(type)
        && mention.path.count == 1 && operators.contains(type)
      ? .allowed : .refused(refusedName(mention))
  }

  private static func refusedName(_ mention: SwiftSymbol.Mention) -> String {
    ([mention.path.first ?? ""] + mention.path.dropFirst().prefix(1))
      .filter { $0 != "__allocating_init" && $0 != "getter" }.joined(separator: ".")
  }

  private static func isNamedLikeType(_ name: String) -> Bool {
    name.drop { $0 == "_" }.first?.isUppercase ?? false
  }

  private static let operators: Set<String> = ["infix", "prefix", "postfix"]

  /// Structures, and the few classes that every UIKit class comes from: calls of theirs have symbols.
  private static let plainTypes: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize", "CGVector", "CGAffineTransform",
    "AffineTransform", "Calendar", "CharacterSet", "ComparisonResult", "Data", "DataProtocol",
    "ContiguousBytes", "MutableDataProtocol", "Date", "DateComponents", "DateInterval", "Decimal",
    "IndexPath", "IndexSet", "Locale", "Measurement", "NSObject", "NSObjectProtocol", "NSZone",
    "ObjCBool", "NSRange",
    "_NSRange", "Notification", "PersonNameComponents", "SortDescriptor", "SortOrder",
    "SortComparator", "KeyPathComparator", "ComparableComparator", "TimeZone", "URL",
    "URLComponents", "URLQueryItem", "UUID", "AttributedString", "AttributedSubstring",
    "AttributeContainer", "AttributeScope", "AttributeScopes", "AttributedStringKey",
    "AttributedStringProtocol", "AttributeDynamicLookup", "LocalizedError", "CustomNSError",
    "RecoverableError", "CocoaError", "_ErrorCodeProtocol", "_BridgedNSError",
    "_BridgedStoredNSError", "_NSBridgeable", "_ObjectiveCBridgeable", "_SwiftNSBridgeable",
    "ReferenceConvertible", "EncodingError", "DecodingError", "Formatter", "FormatStyle",
    "ParseStrategy", "ParseableFormatStyle", "NSCoder", "NSCoding", "NSSecureCoding", "NSCopying",
    "NSMutableCopying", "TimeInterval", "NSNotFound", "StringTransform", "TopLevelEncoder",
    "TopLevelDecoder", "IntegerFormatStyle", "FloatingPointFormatStyle", "ListFormatStyle",
    "LocalizedStringResource", "MutableCollection", "CodableWithConfiguration",
    "EncodableWithConfiguration", "DecodableWithConfiguration",
    // Names of what is known of files, which those in the app's memory are asked by, too.
    "FileAttributeKey", "FileAttributeType", "URLResourceKey",
  ]

  /// Classes without files, processes, network or threads.
  private static let classes: Set<String> = [
    "BlockOperation", "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter",
    "DateIntervalFormatter", "Dimension", "EnergyFormatter", "ISO8601DateFormatter", "JSONDecoder",
    "JSONEncoder", "JSONSerialization", "LengthFormatter", "ListFormatter", "MassFormatter",
    "MeasurementFormatter", "NSArray", "NSCache", "NSCacheDelegate",
    "NSCalendar", "NSCharacterSet", "NSComparisonPredicate", "NSCompoundPredicate", "NSCountedSet",
    "NSDate", "NSDateComponents", "NSDateInterval", "NSDecimalNumber", "NSDictionary",
    "NSError", "NSErrorPointer", "NSException", "NSExceptionName", "NSExpression",
    "NSFastEnumerationIterator", "NSIndexPath", "NSIndexSet", "NSKeyedArchiver", "NSLocale",
    "NSLock", "NSLocking", "NSMeasurement", "NSMutableArray",
    "NSMutableCharacterSet", "NSMutableDictionary", "NSMutableIndexSet",
    "NSMutableOrderedSet", "NSMutableSet", "NSMutableString", "NSNotification", "NSNull",
    "NSNumber", "NSOrderedSet", "NSPersonNameComponents", "NSPredicate", "NSRecursiveLock",
    "NSRegularExpression", "NSSet", "NSSortDescriptor", "NSString", "NSTextCheckingResult",
    "NSTimeZone", "NSURLQueryItem", "NSUUID", "NSValue", "NotificationCenter", "NumberFormatter",
    "OperatingSystemVersion",
    "Operation", "OperationQueue", "PersonNameComponentsFormatter", "Progress",
    "PropertyListDecoder", "PropertyListEncoder", "PropertyListSerialization",
    "RelativeDateTimeFormatter", "Scanner", "Timer", "ValueTransformer", "NSValueTransformerName",
    "NSEnumerator", "NSBinarySearchingOptions", "NSEnumerationOptions", "NSSortOptions",
    "NSStringCompareOptions", "POSIXError", "POSIXErrorCode", "NSPoint", "NSRect", "NSSize",
    "NSStringEncoding", "NSDecimal", "NSCalendarUnit", "ProcessInfoOperatingSystemVersion",
  ]

  /// Types of which only some members are harmless.
  private static let partialTypes: [String: Set<String>] = [
    // Its files are those of the machine; an app's own are what UIKit's way to them is for.
    "Bundle": [
      "main", "init", "__allocating_init", "description", "hash", "isEqual", "loadNibNamed",
    ],
    // What it says of the machine is refused; an app asks the course's own members of the same names.
    "ProcessInfo": ["processInfo", "isLowPowerModeEnabled", "thermalState", "ThermalState"],
    // Which thread it is, and nothing of others.
    "Thread": ["isMainThread"],
    "NSKeyedUnarchiver": [],
    // The others' ranges are not looked at: they read and clear memory far beyond the data.
    "NSData": dataMembers,
    "NSMutableData": dataMembers.union(["append", "setData"]),
    "NSAttributedString": textMembers,
    "NSMutableAttributedString": textMembers.union([
      "append", "setAttributedString", "beginEditing", "endEditing",
    ]),
  ]

  /// Classes whose objects CoreFoundation asks once how much they hold, and makes room for that: one of an
  /// app's own that says more the next time has it write behind the end.
  static let believedClasses: Set<String> = [
    "NSArray", "NSCalendar", "NSCharacterSet", "NSCountedSet", "NSDate", "NSDictionary", "NSLocale",
    "NSMutableArray", "NSMutableCharacterSet", "NSMutableDictionary", "NSMutableSet",
    "NSMutableString", "NSNumber", "NSSet", "NSString", "NSTimeZone", "NSValue",
  ]

  private static let attributedTypes: Set<String> = [
    "NSAttributedString", "NSMutableAttributedString",
  ]

  private static let textMembers: Set<String> = [
    "init", "__allocating_init", "string", "length", "isEqual", "description", "debugDescription",
    "hash", "copy", "mutableCopy", "encode", "classForCoder", "supportsSecureCoding", "Key",
    "EnumerationOptions", "DocumentType", "DocumentAttributeKey", "DocumentReadingOptionKey",
  ]

  private static let dataMembers: Set<String> = [
    "init", "__allocating_init", "length", "description", "debugDescription", "hash", "isEqual",
    "copy", "mutableCopy", "encode", "classForCoder", "supportsSecureCoding",
    "base64EncodedString", "base64EncodedData",
  ]

  /// Global functions and constants.
  private static let functions: Set<String> = [
    "NSLocalizedString", "NSMakeRange", "NSMaxRange", "NSLocationInRange", "NSEqualRanges",
    "NSUnionRange", "NSIntersectionRange", "NSStringFromRange", "NSRangeFromString",
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2",
    "log", "log2", "log10", "pow", "sqrt", "cbrt", "hypot", "floor", "ceil", "round", "trunc",
    "rint", "fmod", "remainder", "fabs", "fmin", "fmax", "copysign", "modf", "frexp", "ldexp",
    "erf", "abs", "acosh", "asinh", "atanh", "expm1", "log1p", "logb", "nearbyint", "nextafter",
    "scalbn", "lgamma", "tgamma", "erfc", "fdim", "fma", "nan", "ilogb", "NSCocoaErrorDomain",
    "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSUnderlyingErrorKey",
    "NSLocalizedRecoverySuggestionErrorKey", "NSIntegerMax", "NSIntegerMin",
    "_convertErrorToNSError",
    "_convertNSErrorToError",
  ]

  /// Members that read or write files, or hand out memory, in any type.
  private static let refusedMembers: Set<String> = [
    "write", "checkResourceIsReachable", "checkPromisedItemIsReachable", "resourceValues",
    "setResourceValues", "setResourceValue", "getResourceValue", "resourceBytes", "lines",
    "promisedItemResourceValues", "bookmarkData", "writeBookmarkData", "resolvingSymlinksInPath",
    "resolveSymlinksInPath", "standardizingPath", "expandingTildeInPath", "homeDirectory",
    "currentDirectory", "temporaryDirectory", "completePath", "getFileSystemRepresentation",
    "fileSystemRepresentation", "withUnsafeFileSystemRepresentation",
    "startAccessingSecurityScopedResource",
    "unarchiveObject", "archiveRootObject",
    "userDirectory", "desktopDirectory", "documentsDirectory", "cachesDirectory",
    "libraryDirectory", "applicationDirectory", "downloadsDirectory", "applicationSupportDirectory",
    "localizedStringWithFormat", "appendingFormat",
  ]

  /// Initializers by how their first label begins.
  private static let refusedInitializers = [
    "contentsOf", "bytesNoCopy", "referencing", "fileURLWithFileSystemRepresentation",
    "resolvingBookmarkData", "resolvingAliasFileAt", "dataNoCopy", "forReadingFrom", "forWritingTo",
    // Believes what bytes say of themselves, and an app's format of its arguments: that is what
    // UIKit's own way to the same is for.
    "bitmapRepresentation", "format: Swift.String", "format: __shared Swift.String",
  ]
}

extension String {
  /// The text after the first `mark`; empty if there is none.
  fileprivate func components(behind mark: String) -> Substring {
    firstRange(of: mark).map { self[$0.upperBound...] } ?? ""
  }
}
