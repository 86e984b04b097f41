#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The Swift runtime's own reader of mangled names, as every Swift program carries it.
@_silgen_name("swift_demangle")
private func runtimeDemangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// What a mangled Swift name stands for, in words with full module names.
struct SwiftSymbol {
  /// As the runtime writes it: `static Foundation.CGRect.zero.getter : Foundation.CGRect`.
  let text: String

  /// - Parameter mangled: A name that begins with `$s`; anything else is nil.
  init?(mangled: String) {
    guard mangled.hasPrefix("$s"),
      let text = runtimeDemangle(mangled, UInt(mangled.utf8.count), nil, nil, 0)
    else { return nil }
    defer { free(text) }
    self.text = String(cString: text)
  }

  /// Every dotted name in it, with the module that extends it where one does.
  ///
  /// Generic parameters and labels are no names of anything.
  var mentions: [Mention] {
    var mentions: [Mention] = []
    var extending: String?
    var words: [String] = []
    var word = ""
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || scalar == "$" || scalar.value >= 0x80 || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
    }
    func finish() {
      if !word.isEmpty { words.append(word) }
      word = ""
      defer { words = [] }
      guard let first = words.first else { return }
      if words == ["extension"] || (words == ["in"] && extending == "") {
        extending = ""
      } else if extending == "" {
        extending = first
      } else if words.count > 1, !Self.isGeneric(first) {
        mentions.append(
          Mention(module: first, path: Array(words.dropFirst()), extending: extending))
        extending = nil
      }
    }
    for scalar in text.unicodeScalars {
      if isPart(scalar) {
        word.unicodeScalars.append(scalar)
      } else if scalar == ".", !word.isEmpty {
        words.append(word)
        word = ""
      } else {
        finish()
      }
    }
    finish()
    return mentions
  }

  /// A dotted name: `Foundation` and `CGRect`, `zero`, `getter`.
  struct Mention: Hashable {
    var module: String
    var path: [String]
    /// The module in whose extension of that type the member stands.
    var extending: String?
  }

  private static func isGeneric(_ word: String) -> Bool {
    word == "Self"
      || word.utf8.count <= 3 && word.first?.isUppercase == true
        && word.dropFirst().allSatisfy(\.isNumber)
  }
}
