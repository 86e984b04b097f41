/// Gives what overrides UIKit's members under their names up to Swift 4.1 the names of today, and their calls on
/// `super`: calls of others find the earlier names in UIKit.
struct EarlierOverrides: SourceRewrite {
  /// The names of properties and of methods whose labels are the same.
  private static let names = [
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures":
      "childForScreenEdgesDeferringSystemGestures",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
  ]
  /// First labels of methods.
  private static let labels = ["toParentViewController": "toParent"]
  /// Properties that were methods.
  private static let methods: Set<String> = [
    "prefersHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    return tokens.indices.flatMap { index -> [SourceEdit] in
      let token = tokens[index]
      guard token.kind == .word else { return [] }
      if token.text == "didFinishPickingMediaWithInfo" { return keys(at: index, in: file) }
      if let name = Self.names[token.text], isOverride(index, in: file) {
        return [SourceEdit(range: token.range, replacement: name)]
      }
      if let label = Self.labels[token.text], index > 2, tokens[index - 1].isMark("("),
        isOverride(index - 2, in: file)
      {
        return [SourceEdit(range: token.range, replacement: label)]
      }
      if Self.methods.contains(token.text), index > 0, tokens[index - 1].text == "func",
        isOverride(index, in: file)
      {
        return property(at: index, in: file)
      }
      return []
    }
  }

  /// Whether the name at that place is declared as an override, or called on `super`.
  private func isOverride(_ index: Int, in file: ScannedFile) -> Bool {
    let before = file.tokens[..<index].suffix(6)
    if before.last?.isMark(".") == true { return before.dropLast().last?.text == "super" }
    guard ["func", "var"].contains(before.last?.text) else { return false }
    return before.contains { $0.text == "override" }
  }

  /// `func name() -> Bool {` as `var name: Bool {`.
  private func property(at index: Int, in file: ScannedFile) -> [SourceEdit] {
    let tokens = file.tokens
    guard index + 4 < tokens.count, tokens[index + 1].isMark("("), tokens[index + 2].isMark(")"),
      tokens[index + 3].isMark("-"), tokens[index + 4].isMark(">")
    else { return [] }
    return [
      SourceEdit(range: tokens[index - 1].range, replacement: "var"),
      SourceEdit(range: file.range((index + 1)...(index + 4)), replacement: ":"),
    ]
  }

  /// The picker's answer had strings for keys.
  private func keys(at index: Int, in file: ScannedFile) -> [SourceEdit] {
    let tokens = file.tokens
    guard index + 6 < tokens.count, tokens[index + 2].isMark(":"), tokens[index + 3].isMark("["),
      tokens[index + 4].text == "String", tokens[index + 5].isMark(":")
    else { return [] }
    return [
      SourceEdit(range: tokens[index + 4].range, replacement: "UIImagePickerController.InfoKey")
    ]
  }
}
