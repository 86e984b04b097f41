/// The places in a file's bytes where something stands that switches a check of the compiler off, or
/// brings in what an app may not use, and that leaves no trace in what is compiled.
///
/// It reads no Swift: comments, strings and conditions count as code. So it can only see too much, and
/// a file in which it sees nothing has nothing, however it is written. Where a comment, a string or a
/// name has such a place, ``HarmlessWords`` writes it differently before the file is compiled.
package struct GuardedWords {
  package enum Kind: Hashable, Sendable {
    /// An attribute, with its sign.
    case attribute
    /// `unsafe`, which acknowledges what the compiler would refuse.
    case unsafeCode
    /// An import of another module than apps have; the module is what the place is about.
    case importedModule
    case sourceLocation
    case macro
  }

  package struct Place: Hashable, Sendable {
    package var kind: Kind
    /// What it is, as a student would call it.
    package var subject: String
    /// The bytes of the sign or word by which it is known.
    package var range: Range<Int>
  }

  /// What an app may import.
  package static let modules: Set<String> = ["UIKit", "Foundation", "Swift"]

  private let bytes: UnsafeRawBufferPointer
  private var places: [Place] = []
  private var hasEscapedUnsafe = false

  /// The places in the file, in their order; no more than anybody needs.
  package static func places(in bytes: [UInt8]) -> [Place] {
    bytes.withUnsafeBytes { buffer in
      var words = GuardedWords(bytes: buffer)
      words.look()
      return words.places
    }
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  private static let limit = 100

  private mutating func look() {
    var isolations: [Int] = []
    var index = 0
    let count = bytes.count
    while index < count, places.count < Self.limit {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "@"): lookAtAttribute(index)
      case UInt8(ascii: "#"): lookAtDirective(index)
      case UInt8(ascii: "u") where isWord("unsafe", at: index): lookAtUnsafe(index)
      case UInt8(ascii: "i") where isWord("import", at: index): lookAtImport(index)
      case UInt8(ascii: "n") where isWord("nonisolated", at: index):
        isolations.append(index + 11)
      case UInt8(ascii: "u") where isWord("unowned", at: index): isolations.append(index + 7)
      default: break
      }
      index += 1
    }
    // `nonisolated(unsafe)` may have its word in backticks, as a name may.
    if hasEscapedUnsafe {
      for end in isolations where !isName(after: end) {
        add(.unsafeCode, "unsafe", end - 1..<end)
      }
    }
  }

  private mutating func add(_ kind: Kind, _ subject: String, _ range: Range<Int>) {
    places.append(Place(kind: kind, subject: subject, range: range))
  }

  private func byte(_ index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Whether that word begins there and is not part of a longer one. What is beyond ASCII ends words
  /// for some tools and not for others: here it does.
  private func isWord(_ word: StaticString, at index: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index + length <= bytes.count, !Self.isNamePart(byte(index - 1)),
      !Self.isNamePart(byte(index + length))
    else { return false }
    for offset in 0..<length where bytes[index + offset] != word.utf8Start[offset] { return false }
    return true
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
      || byte == 0x24
  }

  private static let backtick = UInt8(ascii: "`")

  private func name(at start: Int) -> String {
    var end = start
    while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  // MARK: What it is

  private mutating func lookAtAttribute(_ index: Int) {
    // In the mode of Swift 5 blank space or a comment may stand behind the sign.
    let next = byte(index + 1)
    let isApart =
      next <= 0x20 || next == UInt8(ascii: "/") || next == 0xC2 && byte(index + 2) == 0xA0
    if isApart { return add(.attribute, "@", index..<index + 1) }
    if byte(index + 1) == Self.backtick {
      return add(.attribute, "@`\(name(at: index + 2))`", index..<index + 1)
    }
    let name = name(at: index + 1)
    if name.hasPrefix("_") || Self.attributes.contains(name) {
      add(.attribute, "@\(name)", index..<index + 1)
    }
  }

  private mutating func lookAtDirective(_ index: Int) {
    switch name(at: index + 1) {
    case "sourceLocation": add(.sourceLocation, "#sourceLocation", index..<index + 1)
    case "externalMacro": add(.macro, "#externalMacro", index..<index + 1)
    default: break
    }
  }

  private mutating func lookAtUnsafe(_ index: Int) {
    if byte(index - 1) == Self.backtick, byte(index + 6) == Self.backtick {
      hasEscapedUnsafe = true
    } else {
      add(.unsafeCode, "unsafe", index..<index + 6)
    }
  }

  private mutating func lookAtImport(_ index: Int) {
    var next = index + 6
    // A name in backticks, or a label or member, and not the keyword: something else would follow that.
    if byte(index - 1) == Self.backtick, byte(next) == Self.backtick { return }
    if next < bytes.count, Self.marks.contains(bytes[next]) { return }
    skipSpaces(&next)
    var module = name(at: next)
    let isOfKind = Self.kinds.contains(module)
    if isOfKind {
      next += module.utf8.count
      skipSpaces(&next)
      module = name(at: next)
    }
    next += module.utf8.count
    let follows = next < bytes.count ? bytes[next] : UInt8(ascii: "\n")
    let ends: [UInt8] = [0x0A, 0x0D, 0x20, 0x09, UInt8(ascii: ";"), UInt8(ascii: "/")]
    let isAllowed =
      Self.modules.contains(module)
      && (ends.contains(follows) || isOfKind && follows == UInt8(ascii: "."))
    if isAllowed { return }
    while next < bytes.count, bytes[next] > 0x20, bytes[next] != UInt8(ascii: ";"),
      next < index + 80
    {
      next += 1
    }
    let shown =
      String(decoding: bytes[min(index + 6, next)..<next], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    add(.importedModule, shown, index..<index + 6)
  }

  private func skipSpaces(_ index: inout Int) {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  /// Whether a name follows, as in `nonisolated func` and `[unowned self]`, or `(safe)`.
  private func isName(after end: Int) -> Bool {
    var next = end
    skipSpaces(&next)
    if byte(next) == UInt8(ascii: "("), isWord("safe", at: next + 1) { return true }
    return Self.isNamePart(byte(next))
  }

  /// What may follow `import` where it is a name, and never does where it is the keyword.
  private static let marks: Set<UInt8> = Set(":,.()[]{}=;?!\"'<>&|+-*%^~\\".utf8)

  /// What may stand between `import` and the name of one declaration.
  static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Attributes without an underscore that no app may have.
  private static let attributes: Set<String> = [
    "c", "cdecl", "section", "used", "unsafe", "safe", "testable", "exclusivity", "unchecked",
    "implementation", "abi", "specialize", "specialized", "nonexhaustive", "attached",
    "freestanding", "lifetime", "export", "extern", "weakLinked", "exported", "differentiable",
    "derivative", "transpose", "noDerivative", "constInitialized", "LLDBDebuggerFunction",
    "extensible", "preEnumExtensibility", "unsafe_no_objc_tagged_pointer",
  ]
}
