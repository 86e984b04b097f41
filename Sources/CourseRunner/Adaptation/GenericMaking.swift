/// Lets an app make objects by a generic type, as in `T()` and `Cell(style: .default, reuseIdentifier: id)`, and by
/// a class that a variable has, as in `type.init()`.
///
/// Swift asks for an initializer that is `required` there, and excepts those that come from Objective-C, as
/// UIKit's do on iOS. Here the runtime finds them.
struct GenericMaking: SourceRewrite {
  /// The first labels of UIKit's initializers that apps call so.
  private static let labels: Set<String> = [
    "frame", "style", "nibName", "collectionViewLayout",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    let names = Self.names(in: file, of: app)
    let extended = Self.extensions(in: file)
    let variables = Self.variables(in: file, of: app)
    if names.isEmpty, extended.isEmpty, variables.isEmpty { return [] }
    return tokens.indices.dropLast(2).compactMap { index in
      let isSelf = tokens[index].text == "Self" && extended.contains { $0.contains(index) }
      guard tokens[index].kind == .word else { return nil }
      var open = index + 1
      if open + 2 < tokens.count, tokens[open].isMark("."), tokens[open + 1].text == "init" {
        open += 2
      }
      let isType =
        (names.contains(tokens[index].text) || isSelf)
        && (index == 0 || !tokens[index - 1].isMark("."))
      guard isType || open > index + 1 && variables.contains(tokens[index].text) else { return nil }
      guard tokens[open].isMark("("), open + 1 < tokens.count,
        tokens[open].range.lowerBound == tokens[open - 1].range.upperBound
      else { return nil }
      let next = tokens[open + 1]
      let end = tokens[open].range.upperBound
      if next.isMark(")") { return SourceEdit(range: end..<end, replacement: "_courseMake: ()") }
      guard Self.labels.contains(next.text), open + 2 < tokens.count, tokens[open + 2].isMark(":")
      else { return nil }
      return SourceEdit(range: end..<end, replacement: "_courseMake: (), ")
    }
  }

  /// The variables and properties that have a class of UIKit's or below one: those that say so, as in
  /// `page: UIViewController.Type`, and those in this file that get their value from one of them or by a cast.
  private static func variables(in file: ScannedFile, of app: ScannedApp) -> Set<String> {
    var names = app.classVariables
    let tokens = file.tokens
    for index in tokens.indices.dropLast(4)
    where ["let", "var"].contains(tokens[index].text) && tokens[index + 2].isMark("=") {
      let value = tokens[(index + 3)...].prefix(12)
        .prefix { !["{", ";"].contains(where: $0.isMark) && !["let", "var"].contains($0.text) }
      let isCast = value.indices.contains {
        tokens[$0].text == "as" && isMetatype(at: $0 + 2, tokens, app)
      }
      if isCast || value.contains(where: { names.contains($0.text) }) {
        names.insert(tokens[index + 1].text)
      }
    }
    return names
  }

  /// The variables and properties of a whole app that say that they have a class.
  static func classVariables(in app: ScannedApp) -> Set<String> {
    var names: Set<String> = []
    for file in app.files.values {
      let tokens = file.tokens
      for index in tokens.indices.dropLast(4) where tokens[index + 1].isMark(":") {
        let type = tokens[index + 2].isMark("[") ? index + 3 : index + 2
        if isMetatype(at: type, tokens, app) { names.insert(tokens[index].text) }
      }
    }
    return names
  }

  /// Whether a class of UIKit's, or one below, with `.Type` stands there.
  private static func isMetatype(at index: Int, _ tokens: [SourceToken], _ app: ScannedApp) -> Bool
  {
    index + 2 < tokens.count && tokens[index].kind == .word && tokens[index + 1].isMark(".")
      && tokens[index + 2].text == "Type" && isClass(tokens[index].text, of: app)
  }

  /// The bodies of extensions of UIKit's classes, whose `Self` may be a class below.
  private static func extensions(in file: ScannedFile) -> [ClosedRange<Int>] {
    file.types.filter { type in
      type.keyword == "extension" && !type.name.contains(".")
        && (type.name.hasPrefix("UI") || type.name.hasPrefix("CA") || type.name == "NSObject")
        && !valueEndings.contains(where: type.name.hasSuffix)
    }.map(\.body)
  }

  /// How names of UIKit's end that are of no classes.
  private static let valueEndings = [
    "Delegate", "DataSource", "Configuration", "Insets", "Offset", "Priority", "Mask", "Edge",
    "State", "Transform3D", "RectCorner", "Flags",
  ]

  /// The generic parameters and associated types that stand for classes of UIKit's or below one.
  private static func names(in file: ScannedFile, of app: ScannedApp) -> Set<String> {
    let tokens = file.tokens
    var names: Set<String> = []
    for index in tokens.indices.dropLast(2)
    where tokens[index].kind == .word && tokens[index + 1].isMark(":")
      && tokens[index + 2].kind == .word && isClass(tokens[index + 2].text, of: app)
    {
      let before = index > 0 ? tokens[index - 1] : tokens[index]
      let isParameter =
        before.isMark("<") || before.text == "where" || before.text == "associatedtype"
        || before.isMark(",") && isInAngles(index, tokens)
      if isParameter, tokens[index].text.first?.isUppercase ?? false {
        names.insert(tokens[index].text)
      }
    }
    return names
  }

  /// Whether the comma before a word is one between generic parameters.
  private static func isInAngles(_ index: Int, _ tokens: [SourceToken]) -> Bool {
    for place in stride(from: index - 1, to: max(index - 24, -1), by: -1) {
      if tokens[place].isMark("<") || tokens[place].text == "where" { return true }
      if tokens[place].isMark("(") || tokens[place].isMark("{") || tokens[place].isMark(">") {
        return false
      }
    }
    return false
  }

  private static func isClass(_ name: String, of app: ScannedApp) -> Bool {
    if name.hasPrefix("UI") || name == "NSObject" {
      return !["Delegate", "DataSource", "Configuration"].contains(where: name.hasSuffix)
    }
    return app.files.values.contains { file in
      file.types.contains { type in
        type.keyword == "class" && type.name == name
          && type.inherited.first.map { $0.hasPrefix("UI") || $0 == "NSObject" } ?? false
      }
    }
  }
}
