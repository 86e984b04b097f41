/// Turns `#keyPath` into the path's text, which Objective-C would have found the property by.
///
/// Where the path begins with a type, the compiler still looks whether the property exists.
struct KeyPaths: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.tokens.indices.compactMap { index in
      guard file.tokens[index].text == "#keyPath", file.tokens[index].kind == .directive,
        index + 1 < file.tokens.count, let end = file.closing(index + 1), index + 2 < end
      else { return nil }
      let words = file.tokens[(index + 2)..<end].map(\.text)
      let names = words.filter { $0 != "." && $0 != "?" && $0 != "!" && $0 != "self" }
      let path = names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
      guard !path.isEmpty else { return nil }
      let checked = names.first?.first?.isUppercase == true
      return SourceEdit(
        range: file.range(index...end),
        replacement: checked
          ? "UIKit._keyPath(\"\(path)\", \\\(words.joined()))" : "\"\(path)\"")
    }
  }
}
