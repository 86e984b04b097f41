import CLibrary

/// The Swift runtime's own reader of mangled names, as every Swift program carries it.
@_silgen_name("swift_demangle")
private func runtimeDemangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// A demangled Swift name, with full module names.
struct SwiftSymbol {
  /// As the runtime writes it: `static Foundation.CGRect.zero.getter : Foundation.CGRect`.
  let text: String

  init(text: String) {
    self.text = text
  }

  /// Nil if it is not a Swift symbol or cannot be demangled completely.
  ///
  /// - Parameter mangled: A name that begins with `$s`.
  init?(mangled: String) {
    // The runtime's reader goes one call deeper with each level of a type, until the stack is used up.
    guard mangled.hasPrefix("$s"), mangled.utf8.count <= Self.longestName,
      let text = runtimeDemangle(mangled, UInt(mangled.utf8.count), nil, nil, 0)
    else { return nil }
    defer { free(text) }
    self.text = String(cString: text)
    // What it cannot read it gives back as it is, and what lies too deep it leaves out with these words.
    if self.text == mangled || self.text.contains("<<too complex>>") { return nil }
  }

  /// Bytes of a mangled name: many times what a person's app has.
  private static let longestName = 4096

  /// Every dotted name in it, with the module that extends it where one does.
  ///
  /// Generic parameters and labels are no names of anything. What follows generic arguments or
  /// behind a private name goes on with the name before: `Swift.Range<Swift.Int>.Iterator` has the
  /// names `Swift.Range`, `Swift.Int` and `Swift.Range.Iterator`.
  var mentions: [Mention] {
    var reader = MentionReader()
    for scalar in text.unicodeScalars { reader.read(scalar) }
    reader.finish()
    return reader.mentions
  }

  /// A dotted name: `Foundation` and `CGRect`, `zero`, `getter`.
  struct Mention: Hashable {
    var module: String
    var path: [String]
    /// The module whose extension of that type has the member.
    var extending: String?
  }
}
