import CourseModel
import CourseRunner
import Foundation
import Words

/// What is refused by the names and sizes of an app's Swift files, whoever read them from where.
struct FileRules {
  let sources: [InspectedSource]

  /// Ten times what a large exercise has: more is meant to keep the compiler busy.
  private static let wordLimit = 60_000

  /// What is refused of sources before anything but their words was looked at; nil for none.
  static func refusal(ofSizeOf files: FileSet) -> Violation? {
    var (words, pieces) = (0, 0)
    for path in files.paths where path.hasSuffix(".swift") {
      let bytes = files.files[path] ?? []
      // However a string or comment is taken: what is counted by bytes cannot be hidden.
      pieces += Self.pieces(of: bytes)
      if pieces <= pieceLimit { words += SourceScanner.tokens(of: bytes).count }
      if words > wordLimit || pieces > pieceLimit {
        return Violation(
          rule: .fileLimits, subject: GateRefusal.Reason.tooManyWords(wordLimit).words, path: path)
      }
    }
    return nil
  }

  /// Names and signs of comments and strings, too.
  private static let pieceLimit = 200_000

  private static func pieces(of bytes: [UInt8]) -> Int {
    var count = 0
    var isInName = false
    for byte in bytes {
      let isName =
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte >= 0x80
      if isName ? !isInName : byte > 0x20 { count += 1 }
      isInName = isName
    }
    return count
  }

  var violations: [Violation] {
    var violations = sources.compactMap { source in
      Self.fault(inName: source.path).map {
        Violation(rule: .fileName, subject: $0.words, path: source.path.shown)
      }
    }
    if sources.reduce(0, { $0 + $1.original.count }) > AppLimits.size {
      violations.append(
        Violation(rule: .fileLimits, subject: GateRefusal.Reason.tooLarge.words))
    }
    if sources.count > AppLimits.files {
      violations.append(
        Violation(rule: .fileLimits, subject: GateRefusal.Reason.tooManyFiles.words))
    }
    // Two names that some file system takes for one.
    var names: Set<String> = []
    for source in sources {
      let name = source.path.precomposedStringWithCanonicalMapping.lowercased()
      if !names.insert(name).inserted {
        violations.append(
          Violation(
            rule: .fileName, subject: GateRefusal.Reason.nameTwin.words,
            path: source.path.shown))
      }
    }
    return violations
  }

  /// What is wrong with a name; nil for one that is safe in a message. No command ever has it.
  private static func fault(inName path: String) -> GateRefusal.Reason? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if AppLimits.isTooDeep(path) { return .tooDeep }
    if parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) { return .leadingDot }
    if path.contains(":") { return .colon }
    return path.shown == path ? nil : .invisibleCharacters
  }
}
