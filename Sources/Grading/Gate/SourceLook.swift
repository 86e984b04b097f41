import CourseRunner

/// A look at a source file's bytes, by which most files are known to be plain.
///
/// It reads no Swift: comments and strings count as code. So it can only see too much, and a file in
/// which it sees nothing has nothing, however it is written. What it does see is for the compiler's
/// typed tree to decide.
struct SourceLook {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the file has no attribute, directive, import or word but those of plain apps.
  var isPlain: Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
        let name = word(at: index + 1)
        let allowed = byte == UInt8(ascii: "@") ? Self.attributes : Self.directives
        // `#"` begins a string, `##` continues one, and `#/` begins a regular expression.
        let begins = index + 1 < bytes.count ? bytes[index + 1] : 0
        let isQuote =
          byte == UInt8(ascii: "#")
          && [UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/")].contains(begins)
        let endsString =
          byte == UInt8(ascii: "#") && index > 0 && Self.closers.contains(bytes[index - 1])
        guard allowed.contains(name) || isQuote || endsString && name.isEmpty else { return false }
        index += 1 + name.utf8.count
      } else if Self.isNamePart(byte) {
        let name = word(at: index)
        guard isPlain(name, endingAt: index + name.utf8.count) else { return false }
        index += max(1, name.utf8.count)
      } else if byte == UInt8(ascii: "`") {
        return false
      } else {
        index += 1
      }
    }
    return true
  }

  private func isPlain(_ name: String, endingAt end: Int) -> Bool {
    if name == "import" {
      var next = end
      while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
      let module = word(at: next)
      let follows = next + module.utf8.count
      return GatePolicy.modules.contains(module)
        && (follows == bytes.count || bytes[follows] == UInt8(ascii: "\n"))
    }
    if GatePolicy.isPrivateName(name) { return false }
    return !Self.words.contains(name) && !name.contains("nsafe")
  }

  private func word(at start: Int) -> String {
    var end = start
    while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
      || byte >= 0x80
  }

  private static let closers = [UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/")]

  /// Words behind which classes of Foundation's may stand, whose methods leave no trace in objects.
  private static let words: Set<String> = [
    "macro", "Bundle", "bundle", "nibBundle", "ProcessInfo", "unchecked", "convention",
  ]

  static let attributes: Set<String> = [
    "main", "UIApplicationMain", "MainActor", "Sendable", "escaping", "autoclosure", "available",
    "discardableResult", "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable",
    "IBDesignable", "IBSegueAction", "inlinable", "inline", "propertyWrapper", "resultBuilder",
    "unknown", "frozen", "dynamicMemberLookup", "dynamicCallable", "usableFromInline", "concurrent",
    "globalActor", "warn_unqualified_access", "isolated", "GKInspectable", "NSManaged", "NSCopying",
    "UIKit", "preconcurrency", "retroactive", "Published",
  ]

  private static let directives: Set<String> = [
    "if", "elseif", "else", "endif", "available", "unavailable", "selector", "keyPath", "function",
    "file", "fileID", "filePath", "line", "column", "warning", "error", "colorLiteral",
    "imageLiteral",
  ]
}

/// Names that decide in more than one of the gate's looks.
enum GatePolicy {
  /// What may be imported.
  static let modules: Set<String> = ["UIKit", "Foundation"]

  /// Whether a name is one that modules keep for themselves; `_` alone is none.
  static func isPrivateName(_ name: String) -> Bool {
    guard name.hasPrefix("_"), let second = name.dropFirst().first, second.isLetter || second == "_"
    else { return false }
    // What the source adapter writes into files is harmless in anybody's hands.
    return name != "_isAvailable" && name != "_registerMethod" && !name.hasPrefix("_course")
  }
}
