/// Imports UIKit in place of the frameworks below it, whose names it passes on here as on iOS.
struct FrameworkImports: SourceRewrite {
  private static let frameworks: Set<String> = ["CoreFoundation", "CoreGraphics", "QuartzCore"]
  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.tokens.indices.compactMap { index in
      let token = file.tokens[index]
      guard token.kind == .word, Self.frameworks.contains(token.text),
        Self.isImported(index, in: file) || Self.isAskedFor(index, in: file)
      else { return nil }
      return SourceEdit(range: token.range, replacement: "UIKit")
    }
  }

  /// Whether the module's name stands in `import CoreGraphics` or `import struct CoreGraphics.CGRect`.
  private static func isImported(_ index: Int, in file: ScannedFile) -> Bool {
    guard index > 0 else { return false }
    let before = file.tokens[index - 1]
    if before.text == "import" { return before.kind == .word }
    return kinds.contains(before.text) && index > 1 && file.tokens[index - 2].kind == .word
      && file.tokens[index - 2].text == "import"
  }

  /// Whether it stands in `canImport(CoreGraphics)`.
  private static func isAskedFor(_ index: Int, in file: ScannedFile) -> Bool {
    index > 1 && file.tokens[index - 1].isMark("(") && file.tokens[index - 2].text == "canImport"
  }
}
