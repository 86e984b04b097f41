import Expectations
import Testing

/// What others see of a target has a comment that says what it is.
@Suite struct DocumentationTests {
  @Test(
    "Everything that is public, open or package has a comment",
    arguments: [
      "CourseModel", "CourseKit", "EventTrace", "HeadlessUIKit", "StageKit", "UIKit",
    ])
  func isDocumented(target: String) throws {
    for file in try CitingFile.all(below: "Sources/\(target)", [".swift"]) {
      for line in Self.undocumented(in: file.text) {
        Issue.record("\(file.path):\(line) has no `///` above it.")
      }
    }
  }

  @Test("Members of enums and protocols are as public as these, and attributes may stand between")
  func reading() {
    let source = """
      public enum Kind {
        case one
        /// The second.
        case two
        func hidden() {}
      }
      protocol Inner { func hidden() }
      /// A protocol.
      package protocol Outer: Inner {
        var shown: Int { get }
      }
      /// Documented.
      @MainActor
      @available(iOS 5, *)
      open class Shown {
        public private(set) var count = \"""
          public var text: Int
          \"""
        public override func inherited() { public }
        private var hidden = 0
        package final var drawnCount = 0
      }
      public import Kind
      public extension Shown {}
      @discardableResult public static func made() -> Shown {
      """
    expectEqual(Self.undocumented(in: source), [1, 2, 10, 16, 25])
  }

  /// The lines of declarations without a comment, counted from one.
  ///
  /// It reads lines, not syntax: the formatter has each declaration start its line, and indents by two.
  private static func undocumented(in source: String) -> [Int] {
    var found: [Int] = []
    /// By their indentation, the protocols and enums around a line, whose members say nothing themselves.
    var around: [(indentation: Int, member: Set<Substring>)] = []
    var isDocumented = false
    var isText = false
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = line.drop { $0 == " " }
      let wasText = isText
      if text.contains("\"\"\"") { isText.toggle() }
      if wasText { continue }
      if text.hasPrefix("///") {
        isDocumented = true
        continue
      }
      let indentation = line.count - text.count
      if !text.isEmpty { around.removeAll { $0.indentation >= indentation } }
      guard let (modifiers, keyword) = declaration(text) else {
        if !text.hasPrefix("@") { isDocumented = false }
        continue
      }
      let isMember =
        around.last.map { $0.indentation + 2 == indentation && $0.member.contains(keyword) }
        ?? false
      let isSeen = isMember || !modifiers.isDisjoint(with: ["public", "open", "package"])
      // `drawnColor` and `ownColor` keep what `color` says, which stands above them.
      let keepsAnother = text.contains(/^package final var (drawn|own)[A-Z]/)
      if isSeen, !modifiers.contains("override"), keyword != "extension", !isDocumented,
        !keepsAnother
      {
        found.append(number + 1)
      }
      if isSeen, keyword == "enum" { around.append((indentation, ["case"])) }
      if isSeen, keyword == "protocol" { around.append((indentation, keywords)) }
      isDocumented = false
    }
    return found
  }

  /// The modifiers and the keyword that a line begins with; nil when it declares nothing.
  private static func declaration(
    _ line: Substring
  ) -> (modifiers: Set<Substring>, keyword: Substring)? {
    var modifiers: Set<Substring> = []
    for word in line.split(separator: " ") {
      if word.hasPrefix("@") { continue }
      let word = word.prefix { $0.isLetter }
      // `class func` declares a function.
      if keywords.contains(word), word != "class" || !line.contains("class func"),
        word != "class" || !line.contains("class var")
      {
        return (modifiers, word)
      }
      guard Self.modifiers.contains(word) || word == "class" else { return nil }
      modifiers.insert(word)
    }
    return nil
  }

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "case",
    "typealias", "subscript", "associatedtype",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "static",
    "override", "nonisolated", "weak", "unowned", "convenience", "required", "lazy", "mutating",
    "indirect",
  ]
}
