/// Turns `#selector` into the method's name, under which ``Registrations`` makes it known.
struct Selectors: SourceRewrite {
  /// Words between the parentheses of `#selector`; nobody writes more.
  private static let referenceLimit = 64

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.tokens.indices.compactMap { index in
      guard file.tokens[index].kind == .directive, file.tokens[index].text == "#selector",
        index + 1 < file.tokens.count, let end = file.closing(index + 1), index + 2 < end
      else { return nil }
      let inner = file.tokens[(index + 2)..<end]
      // What is after `as` only picks one of several methods of that name.
      let reference = Self.withoutType(inner.prefix(Self.referenceLimit))
      guard let text = replacement(for: reference.map(\.text), in: app) else { return nil }
      return SourceEdit(range: file.range(index...end), replacement: text)
    }
  }

  /// The words up to the `as` that is in no parenthesis.
  private static func withoutType(_ words: ArraySlice<SourceToken>) -> ArraySlice<SourceToken> {
    var depth = 0
    return words.prefix { word in
      if word.isMark("(") { depth += 1 }
      if word.isMark(")") { depth -= 1 }
      return depth > 0 || word.text != "as"
    }
  }

  /// The selector's name for a method of the app; for another the compiler looks whether it exists.
  ///
  /// Nil for a method that is not marked for Objective-C: the compiler's message about it is reworded.
  private func replacement(for words: [String], in app: ScannedApp) -> String? {
    if words.count > 2, words[1] == ":", words[0] == "getter" || words[0] == "setter" {
      return accessor(ofSort: words[0], property: Array(words.dropFirst(2)), in: app)
    }
    let last = words[Self.start(ofNameIn: words)...]
    let path = words[..<last.startIndex] + last.prefix { $0 != "(" }
    guard let name = path.last else { return nil }
    let arguments = words.dropFirst(path.count).dropFirst().dropLast()
    let labels = arguments.filter { $0 != ":" }
    // `type(of: self).go` and `button.go` name no type.
    let owner = path.dropLast(2).last.flatMap {
      $0 != "Self" && $0.first?.isUppercase == true ? $0 : nil
    }
    let isOfValue = owner == nil && last.count < words.count && words[0] != "self"
    let named = (app.methodsByName[name] ?? []).map { app.methods[$0] }.filter {
      (words.count == path.count || $0.method.labels == Array(labels))
        && !(isOfValue && $0.selector == nil)
    }
    let owned = named.filter { $0.type.split(separator: ".").last.map(String.init) == owner }
    let isOfKit =
      owned.isEmpty && owner.map { app.classesByName[$0] == nil && !app.extends($0) } ?? false
    let candidates = isOfKit ? [] : owned.isEmpty ? named : owned
    if let exposed = candidates.first(where: { $0.selector != nil }),
      let selector = exposed.selector
    {
      return "UIKit.Selector(\"\(selector)\")"
    }
    // What overrides a method of UIKit's is found in Objective-C as that is.
    guard candidates.allSatisfy({ $0.method.modifiers.contains("override") }) else { return nil }
    // A protocol's method is nothing that could be handed over to be looked at.
    if path.first == "UIResponderStandardEditActions" { return "UIKit.Selector(\"\(name):\")" }
    let selector = ExposedMethod.selector(name: name, labels: Array(labels))
    return "_courseSelector(\"\(selector)\", \(words.joined()))"
  }

  /// Where the method's name begins, behind what it is called on.
  private static func start(ofNameIn words: [String]) -> Int {
    var (start, depth) = (0, 0)
    for (index, word) in words.enumerated() {
      if word == "(" || word == "[" { depth += 1 }
      if word == ")" || word == "]" { depth -= 1 }
      if word == ".", depth == 0, index + 1 < words.count { start = index + 1 }
    }
    return start
  }

  /// The selector's name for reading or setting a property; the compiler looks whether there is one.
  private func accessor(
    ofSort sort: String, property words: [String], in app: ScannedApp
  ) -> String? {
    guard let name = words.last, words.count % 2 == 1 else { return nil }
    let path = words.joined()
    // A property that is named without a type belongs to the type around it; `Self` also finds it in
    // static members.
    let reference = words[0] == "self" ? path : "\\\(words.count == 1 ? "Self." : "")\(path)"
    let selector = sort == "getter" ? name : setter(of: name, in: app)
    return "_courseSelector(\"\(selector)\", \(reference))"
  }

  /// UIKit's `isHidden` is set by `setHidden:`, and an app's own `isOpen` by `setIsOpen:`.
  private func setter(of name: String, in app: ScannedApp) -> String {
    let isOwn = app.files.values.contains { file in
      file.types.contains { $0.members.contains { $0.keyword == "var" && $0.name == name } }
    }
    let hasPrefix = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
    let stem = !isOwn && hasPrefix ? name.dropFirst(2) : name[...]
    return "set\(stem.prefix(1).uppercased())\(stem.dropFirst()):"
  }
}

extension TypeDeclaration {
  /// Whether Objective-C sees its members without a mark of their own: `@objcMembers`, or `@objc extension`.
  var exposesMembers: Bool {
    attributes.contains("objcMembers") || keyword == "extension" && attributes.contains("objc")
  }
}

/// A method of the app, and its name in Objective-C where it has one.
struct ExposedMethod {
  var path: String
  /// Which of its file's types it belongs to.
  var typeIndex: Int
  var type: String
  var method: MemberDeclaration
  /// Nil for a method that Objective-C does not see.
  var selector: String?

  /// Every method of the app's classes and of what it extends.
  ///
  /// - Parameter inferred: The names of methods that Objective-C sees without a mark, as up to Swift 3.
  static func all(in file: ScannedFile, inferred: Set<String>) -> [ExposedMethod] {
    file.types.enumerated().flatMap { index, type in
      guard type.keyword == "class" || type.keyword == "extension" else { return [ExposedMethod]() }
      return type.members.filter { $0.keyword == "func" }.map { method in
        ExposedMethod(
          path: file.path, typeIndex: index, type: type.name, method: method,
          selector: selector(of: method, in: type, file, inferred))
      }
    }
  }

  private static func selector(
    of method: MemberDeclaration, in type: TypeDeclaration, _ file: ScannedFile,
    _ inferred: Set<String>
  ) -> String? {
    let marks: Set<String> = ["objc", "IBAction", "IBSegueAction"]
    let labels = method.labels ?? []
    guard labels.count <= 3,
      method.modifiers.isDisjoint(with: ["static", "class"]), !method.result.contains("async"),
      !method.result.contains("throws"),
      !marks.isDisjoint(with: method.attributes) || type.exposesMembers
        || inferred.contains(method.name)
    else { return nil }
    return file.objectiveCName(of: method) ?? selector(name: method.name, labels: labels)
  }

  /// Objective-C's name for a Swift method: `turn(page:)` is `turnWithPage:`, and `go(toPage:)` is `goToPage:`.
  static func selector(name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let isJoined =
      isPreposition(first.prefixMatch(of: /[A-Z]*[^A-Z]*/)?.output)
      || isPreposition(name.firstMatch(of: /[A-Z]*[^A-Z]*$/)?.output)
    let label =
      first == "_"
      ? "" : "\(isJoined ? "" : "With")\(first.prefix(1).uppercased())\(first.dropFirst())"
    return "\(name)\(label):"
      + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  private static func isPreposition(_ word: Substring?) -> Bool {
    word.map { prepositions.contains($0.lowercased()) } ?? false
  }

  /// The words between which and a name the compiler writes no `With`.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

extension MemberDeclaration {
  /// How an expression refers to the method; one without parameters has no parentheses.
  var fullReference: String {
    labels?.isEmpty == false ? fullName : name
  }
}

extension ScannedApp {
  /// Whether the app has an extension of that type.
  fileprivate func extends(_ name: String) -> Bool {
    files.values.contains { $0.types.contains { $0.keyword == "extension" && $0.name == name } }
  }
}
