/// Imports UIKit in place of the frameworks below it, whose names it passes on here as on iOS, and of those
/// by which an app writes to the system's log, whose names it has here.
struct FrameworkImports: SourceRewrite {
  private static let frameworks: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "ObjectiveC", "QuartzCore", "os",
    "OSLog",
  ]
  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.tokens.indices.compactMap { index in
      let token = file.tokens[index]
      guard token.kind == .word, Self.frameworks.contains(token.text),
        Self.isImported(index, in: file) || Self.isAskedFor(index, in: file)
      else { return nil }
      let last = Self.isLog(index, in: file) ? index + 2 : index
      return SourceEdit(range: file.range(index...last), replacement: "UIKit")
    }
  }

  /// Whether the file's code can name what is UIKit's.
  static func reachUIKit(in file: ScannedFile) -> Bool {
    file.tokens.indices.contains { index in
      let token = file.tokens[index]
      return token.kind == .word && (token.text == "UIKit" || frameworks.contains(token.text))
        && isImported(index, in: file)
    }
  }

  /// Whether it is the module's name in `import os.log`.
  private static func isLog(_ index: Int, in file: ScannedFile) -> Bool {
    index + 2 < file.tokens.count && file.tokens[index].text == "os"
      && file.tokens[index + 1].isMark(".") && file.tokens[index + 2].text == "log"
  }

  /// Whether the module's name is in `import CoreGraphics` or `import struct CoreGraphics.CGRect`.
  private static func isImported(_ index: Int, in file: ScannedFile) -> Bool {
    guard index > 0 else { return false }
    let before = file.tokens[index - 1]
    if before.text == "import" { return before.kind == .word }
    return kinds.contains(before.text) && index > 1 && file.tokens[index - 2].kind == .word
      && file.tokens[index - 2].text == "import"
  }

  /// Whether it is in `canImport(CoreGraphics)`.
  private static func isAskedFor(_ index: Int, in file: ScannedFile) -> Bool {
    index > 1 && file.tokens[index - 1].isMark("(") && file.tokens[index - 2].text == "canImport"
  }
}
