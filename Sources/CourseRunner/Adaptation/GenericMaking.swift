/// Lets an app make objects by a generic type, as in `T()` and `Cell(style: .default, reuseIdentifier: id)`, and by
/// a class that a variable has, as in `type.init()`.
///
/// Swift asks for an initializer that is `required` there, and excepts those that come from Objective-C, as
/// UIKit's do on iOS. Here the runtime finds them.
struct GenericMaking: SourceRewrite {
  /// The labels of UIKit's initializers that apps call so.
  private static let labels: Set<[String]> = [
    [], ["frame"], ["style", "reuseIdentifier"], ["nibName", "bundle"], ["collectionViewLayout"],
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    byType(in: file, of: app) + byValue(in: file, of: app)
  }

  /// Where a type makes an object, as in `T()`.
  private func byType(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    let names = Self.names(in: file, of: app)
    let extended = Self.bodies(in: file, of: app)
    if names.isEmpty, extended.isEmpty { return [] }
    return tokens.indices.dropLast(2).compactMap { index in
      let isSelf = tokens[index].text == "Self" && extended.contains { $0.contains(index) }
      guard tokens[index].kind == .word, names.contains(tokens[index].text) || isSelf,
        index == 0 || !tokens[index - 1].isMark(".")
      else { return nil }
      var open = index + 1
      if open + 2 < tokens.count, tokens[open].isMark("."), tokens[open + 1].text == "init" {
        open += 2
      }
      guard Self.isKnownCall(at: open, tokens),
        !Self.isRequired(
          at: open,
          of: isSelf
            ? Self.innermostType(around: index, in: file)?.name : Self.bound(of: index, tokens),
          tokens, app)
      else { return nil }
      let end = tokens[open].range.upperBound
      let goesOn = tokens[open + 1].isMark(")") ? "" : ", "
      return SourceEdit(range: end..<end, replacement: "_courseMake: ()\(goesOn)")
    }
  }

  /// Where a value makes an object, as in `types[0].init()`.
  ///
  /// An initializer of an extension knows the type that the variable has, and a static method the class that
  /// is in it: so the call becomes one of the latter.
  private func byValue(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    let variables = Self.variables(in: file, of: app)
    return tokens.indices.dropLast(3).compactMap { index in
      guard index > 0, tokens[index].isMark("."), tokens[index + 1].text == "init",
        Self.isKnownCall(at: index + 2, tokens),
        Self.isClass(before: index, in: file, of: app, variables),
        !Self.isRequired(at: index + 2, of: Self.owner(before: index, in: file), tokens, app)
      else { return nil }
      return SourceEdit(range: tokens[index + 1].range, replacement: "_courseMade")
    }
  }

  /// Whether the class declares the initializer without arguments as `required`: Swift calls it by itself, and
  /// UIKit's of that name is another one.
  private static func isRequired(
    at open: Int, of name: String?, _ tokens: [SourceToken], _ app: ScannedApp
  ) -> Bool {
    guard let name, let type = app.classesByName[name], tokens.call(at: open)?.labels == [] else {
      return false
    }
    return ([type] + app.classes(above: type)).contains { type in
      type.members.contains {
        $0.keyword == "init" && $0.modifiers.contains("required") && $0.labels?.isEmpty == true
      }
    }
  }

  /// The class that a generic parameter is bound to, as in `T: Page`, by what was said of it last.
  private static func bound(of place: Int, _ tokens: [SourceToken]) -> String? {
    tokens[..<place].indices.last {
      tokens[$0].text == tokens[place].text && $0 + 2 < place && tokens[$0 + 1].isMark(":")
        && tokens[$0 + 2].kind == .word
    }.map { tokens[$0 + 2].text }
  }

  /// The class of which `self`, `type(of: self)` or a variable is, whose class is called there: that of the variable
  /// as it was declared last, as in `page: Page.Type`.
  private static func owner(before point: Int, in file: ScannedFile) -> String? {
    let tokens = file.tokens
    if tokens[point - 1].text == "self" || tokens[point - 1].isMark(")") {
      return innermostType(around: point, in: file)?.name
    }
    return tokens[..<point].indices.last {
      tokens[$0].text == tokens[point - 1].text && $0 + 4 < point && tokens[$0 + 1].isMark(":")
        && tokens[$0 + 2].kind == .word && tokens[$0 + 3].isMark(".")
        && tokens[$0 + 4].text == "Type"
    }.map { tokens[$0 + 2].text }
  }

  /// Whether a call of an initializer of UIKit's begins there, with its bracket.
  private static func isKnownCall(at open: Int, _ tokens: [SourceToken]) -> Bool {
    guard open + 2 < tokens.count || open + 1 < tokens.count && tokens[open + 1].isMark(")"),
      tokens[open].isMark("("), tokens[open].range.lowerBound == tokens[open - 1].range.upperBound
    else { return false }
    return tokens.call(at: open).map { labels.contains($0.labels) } ?? false
  }

  /// Whether the expression before a point has a class of UIKit's, or one below.
  private static func isClass(
    before point: Int, in file: ScannedFile, of app: ScannedApp, _ variables: Set<String>
  ) -> Bool {
    let tokens = file.tokens
    var place = point - 1
    while place > 0 {
      if tokens[place].isMark("!") || tokens[place].isMark("?") {
        place -= 1
      } else if tokens[place].isMark("]") || tokens[place].isMark(")") {
        let open = tokens.opening(of: place) ?? 0
        if open > 0, tokens[open - 1].text == "type", tokens[open + 1].text == "of" {
          guard open + 4 == place, tokens[open + 3].text == "self" else { return false }
          return innermostType(around: open, in: file).map { isOfUIKit($0, app) } ?? false
        }
        if open > 0, tokens[open - 1].kind == .word || tokens[open - 1].isMark("]") {
          place = open - 1
        } else {
          return tokens[open..<place].contains { variables.contains($0.text) }
        }
      } else {
        break
      }
    }
    guard place >= 0 else { return false }
    let text = tokens[place].text
    if text == "self" { return isInStaticMember(place, of: file, app) }
    if text == "$0" || text == "0" && place > 0 && tokens[place - 1].isMark("$") {
      return takesClasses(closureAround: place, tokens, variables)
    }
    if tokens[place].kind == .literal { return variables.contains(unnamed) }
    return tokens[place].kind == .word && variables.contains(text)
      && !isOfOtherType(place, in: file, of: app)
  }

  /// Whether what is declared nearest before under the name that stands there has a type of no class of UIKit's, as
  /// in `type: Model.Type`: the same name may be used twice in a file.
  private static func isOfOtherType(
    _ place: Int, in file: ScannedFile, of app: ScannedApp
  ) -> Bool {
    let tokens = file.tokens
    let declared = tokens[..<place].indices.last {
      tokens[$0].text == tokens[place].text && $0 + 4 < tokens.count && tokens[$0 + 1].isMark(":")
        && tokens[$0 + 2].kind == .word && tokens[$0 + 3].isMark(".")
        && tokens[$0 + 4].text == "Type"
    }
    guard let declared else { return false }
    let name = tokens[declared + 2].text
    if isClass(name, of: app) { return false }
    // A generic parameter is what was said of it last.
    let parameter = tokens[..<place].indices.last {
      tokens[$0].text == name && $0 + 2 < tokens.count && tokens[$0 + 1].isMark(":")
        && tokens[$0 + 2].kind == .word
    }
    return !(parameter.map { isClass(tokens[$0 + 2].text, of: app) } ?? false)
  }

  /// The type in whose body a place is, the innermost of those around it.
  private static func innermostType(around place: Int, in file: ScannedFile) -> TypeDeclaration? {
    file.types.filter { $0.body.contains(place) }.min { $0.body.count < $1.body.count }
  }

  /// Whether `self` is a class there: in a static member of a class of UIKit's, or of one right below.
  private static func isInStaticMember(
    _ place: Int, of file: ScannedFile, _ app: ScannedApp
  ) -> Bool {
    guard let type = innermostType(around: place, in: file), isOfUIKit(type, app) else {
      return false
    }
    return type.members.contains { member in
      guard !member.modifiers.isDisjoint(with: ["static", "class"]),
        ["func", "var"].contains(member.keyword), member.nameToken < place,
        let brace = file.tokens[member.nameToken...].firstIndex(where: { $0.isMark("{") }),
        let end = file.closing(brace)
      else { return false }
      return (brace...end).contains(place)
    }
  }

  /// Whether a closure gets its argument from an array of classes, as in `types.map { $0.init() }`.
  private static func takesClasses(
    closureAround place: Int, _ tokens: [SourceToken], _ variables: Set<String>
  ) -> Bool {
    guard let brace = tokens[..<place].lastIndex(where: { $0.isMark("{") }), brace > 2,
      tokens[brace - 2].isMark(".")
    else { return false }
    return variables.contains(tokens[brace - 3].text)
  }

  /// Stands among the names of variables for members of tuples without labels.
  private static let unnamed = "0"

  /// The variables, properties and functions that give classes of UIKit's or below one: those that say so, as in
  /// `page: UIViewController.Type`, and those in this file that get their value from one of them, by a cast or as
  /// a list of classes.
  private static func variables(in file: ScannedFile, of app: ScannedApp) -> Set<String> {
    let tokens = file.tokens
    var names = app.classVariables.union(said(in: file, of: app, Self.names(in: file, of: app)))
    for index in tokens.indices.dropLast(4) {
      // `for page in pages` is a variable as much as `let page = pages[0]`.
      let isVariable =
        ["let", "var"].contains(tokens[index].text) && tokens[index + 2].isMark("=")
        || tokens[index].text == "for" && tokens[index + 2].text == "in"
      guard isVariable else { continue }
      let value = value(at: index + 3, tokens)
      let isCast = value.indices.contains {
        tokens[$0].text == "as" && isMetatype(at: $0 + 2, tokens, app)
      }
      if isCast || isList(at: index + 3, tokens, app)
        || value.contains(where: { $0.kind == .word && names.contains($0.text) })
      {
        names.insert(tokens[index + 1].text)
      }
    }
    return names
  }

  /// The words of a variable's value: those of its line, and of further ones as long as a parenthesis is open, in
  /// which may be much, as in `NSClassFromString(Bundle.main.infoDictionary!["CFBundleName"] as! String + name)`.
  private static func value(at start: Int, _ tokens: [SourceToken]) -> ArraySlice<SourceToken> {
    var depth = 0
    var end = start
    while end < tokens.count, end < start + 60 {
      let token = tokens[end]
      if ["{", ";"].contains(where: token.isMark) || ["let", "var"].contains(token.text) { break }
      let goesOn = token.text == "as" || [".", "+", "?"].contains(where: token.isMark)
      if end > start, depth == 0, token.startsLine, !goesOn { break }
      if token.isMark("(") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("]") { depth -= 1 }
      if depth < 0 { break }
      end += 1
    }
    return tokens[start..<end]
  }

  /// Whether a list of classes stands there, as in `[First.self, Second.self]`.
  private static func isList(at index: Int, _ tokens: [SourceToken], _ app: ScannedApp) -> Bool {
    index + 3 < tokens.count && tokens[index].isMark("[") && tokens[index + 1].kind == .word
      && tokens[index + 2].isMark(".") && tokens[index + 3].text == "self"
      && isClass(tokens[index + 1].text, of: app)
  }

  /// The variables, properties and functions of a whole app that say that they have a class.
  static func classVariables(in app: ScannedApp) -> Set<String> {
    app.files.values.reduce(into: []) { $0.formUnion(said(in: $1, of: app, [])) }
  }

  /// Those of one file, also by its generic parameters.
  private static func said(
    in file: ScannedFile, of app: ScannedApp, _ parameters: Set<String>
  ) -> Set<String> {
    let tokens = file.tokens
    return Set(
      tokens.indices.dropLast(2).flatMap { index -> [String] in
        guard
          isMetatype(at: index, tokens, app)
            || parameters.contains(tokens[index].text) && tokens[index + 1].isMark(".")
              && tokens[index + 2].text == "Type"
        else { return [] }
        return names(typedAt: index, tokens)
      })
  }

  /// Who has the type that stands there, maybe in a list, a dictionary, a tuple or an optional.
  private static func names(typedAt index: Int, _ tokens: [SourceToken]) -> [String] {
    var (place, found) = (index - 1, [String]())
    while place > 0 {
      let before = tokens[place - 1]
      if tokens[place].isMark("[") || tokens[place].isMark("(") || tokens[place].text == "any" {
        place -= 1
      } else if tokens[place].isMark(":"), place > 1, tokens[place - 2].isMark("[") {
        // `[String: UIViewController.Type]` is a dictionary: its name stands further left.
        place -= 2
      } else if tokens[place].isMark(":"), before.kind == .word {
        found.append(before.text)
        guard place > 1, tokens[place - 2].isMark("(") || tokens[place - 2].isMark(",") else {
          break
        }
        // Perhaps a label in a tuple, whose name stands further left.
        guard let open = tuple(around: place, tokens) else { break }
        place = open
      } else if tokens[place].isMark(","), let open = tuple(around: place, tokens) {
        found.append(unnamed)
        place = open
      } else if tokens[place].isMark(">"), before.isMark("-"), place > 2,
        tokens[place - 2].isMark(")")
      {
        let open = tokens.opening(of: place - 2) ?? 0
        if open > 0, tokens[open - 1].kind == .word { found.append(tokens[open - 1].text) }
        break
      } else {
        break
      }
    }
    return found
  }

  /// The opening bracket of the tuple around a place, if a type stands there: behind a colon or a bracket.
  private static func tuple(around place: Int, _ tokens: [SourceToken]) -> Int? {
    var depth = 0
    for index in stride(from: place, to: max(0, place - 60), by: -1) {
      if tokens[index].isMark(")") || tokens[index].isMark("]") { depth += 1 }
      if tokens[index].isMark("[") { depth -= 1 }
      if tokens[index].isMark("{") || tokens[index].isMark("}") { return nil }
      guard tokens[index].isMark("(") else { continue }
      depth -= 1
      if depth < 0 {
        return tokens[index - 1].isMark("[") || tokens[index - 1].isMark(":") ? index : nil
      }
    }
    return nil
  }

  /// Whether a class of UIKit's, or one below, with `.Type` stands there.
  private static func isMetatype(at index: Int, _ tokens: [SourceToken], _ app: ScannedApp) -> Bool
  {
    index + 2 < tokens.count && tokens[index].kind == .word && tokens[index + 1].isMark(".")
      && tokens[index + 2].text == "Type" && isClass(tokens[index].text, of: app)
  }

  /// Whether it is the body of a class of UIKit's, or of one right below.
  private static func isOfUIKit(_ type: TypeDeclaration, _ app: ScannedApp) -> Bool {
    switch type.keyword {
    case "class": isClass(type.inherited.first ?? "", of: app)
    case "extension":
      isClass(type.name, of: app) && !type.name.contains(".")
        && !valueEndings.contains(where: type.name.hasSuffix)
    default: false
    }
  }

  /// The bodies of extensions of UIKit's classes, and those of the app's classes that come from one: their `Self`
  /// may be a class below.
  private static func bodies(in file: ScannedFile, of app: ScannedApp) -> [ClosedRange<Int>] {
    file.types.filter { type in
      if app.hasClass(type.name) { return isClass(type.name, of: app) }
      return type.keyword == "extension" && !type.name.contains(".") && isOfSystem(type.name)
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
    guard let own = app.classesByName[name] else { return isOfSystem(name) }
    return (app.classes(above: own).last ?? own).inherited.first.map(isOfSystem) ?? false
  }

  /// Whether it is a class of UIKit's, as far as its name tells.
  private static func isOfSystem(_ name: String) -> Bool {
    guard name != "NSObject" else { return true }
    return (name.hasPrefix("UI") || name.hasPrefix("CA"))
      && !["Delegate", "DataSource", "Configuration"].contains(where: name.hasSuffix)
  }
}
