/// Keeps the names of a key path that is observed: Swift tells them on Apple's systems alone.
///
/// The path itself stays, so that the compiler checks it.
struct ObservedPaths: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    guard file.tokens.contains(where: { $0.isMark("\\") }), FrameworkImports.reachUIKit(in: file)
    else { return [] }
    let methods = Self.methods(of: app)
    return file.tokens.indices.compactMap { index in
      guard file.tokens[index].kind == .word, methods.contains(file.tokens[index].text),
        index + 2 < file.tokens.count, file.tokens[index + 1].isMark("("),
        index == 0 || file.tokens[index - 1].text != "func"
      else { return nil }
      return path(after: index + 1, in: file)
    }
  }

  /// NSObject's own methods, and the app's that hand a key path on to them.
  private static func methods(of app: ScannedApp) -> Set<String> {
    var names: Set<String> = ["observe", "willChangeValue", "didChangeValue"]
    for method in app.methods.map(\.method) {
      let types = method.parameterTypes
      if types.contains(where: { $0.hasPrefix("KeyPath<") }) {
        names.insert(method.name)
      } else if names.contains(method.name), method.name == "observe" {
        // The app's own, which may want a function for its path.
        names.remove(method.name)
      }
    }
    return names
  }

  /// The change to the first path among the arguments that begin at `opening`.
  private func path(after opening: Int, in file: ScannedFile) -> SourceEdit? {
    guard let closing = file.closing(opening) else { return nil }
    var depth = 0
    for index in (opening + 1)..<closing {
      let token = file.tokens[index]
      if token.isMark("(") || token.isMark("{") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("}") || token.isMark("]") { depth -= 1 }
      guard depth == 0, token.isMark("\\") else { continue }
      return edit(from: index, to: closing, in: file)
    }
    return nil
  }

  private func edit(from start: Int, to end: Int, in file: ScannedFile) -> SourceEdit? {
    var names: [String] = []
    var index = start + 1
    while index < end, !file.tokens[index].isMark(",") {
      let token = file.tokens[index]
      if token.kind == .word {
        names.append(token.text)
      } else if !(token.isMark(".") || token.isMark("?") || token.isMark("!")) {
        // A subscript, or a generic type: nothing that Objective-C could observe by its names.
        return nil
      }
      index += 1
    }
    let path = names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
    guard !path.isEmpty else { return nil }
    let range = file.range(start...(index - 1))
    let text = String(decoding: file.bytes[range], as: UTF8.self)
    guard !text.contains("\n") else { return nil }
    return SourceEdit(range: range, replacement: "UIKit._keyPathNamed(\"\(path)\", \(text))")
  }
}
