/// Lets classes override what `NSObject` has on iOS and not here: the runtime has it for every object, and finds
/// the author's member by its selector. What stands in an extension of the app's own class moves into the class:
/// see ``Overrides``.
struct UnseenOverrides: SourceRewrite {
  /// Members that no class of the runtime declares, with their parameters and arguments in a call.
  private static let ofAll = [
    "setValue(_:forKey:)": (
      "(value: Any?, key: String) in", "setValue(value, forKey: key)"
    ),
    "setValue(_:forUndefinedKey:)": (
      "(value: Any?, key: String) in", "setValue(value, forUndefinedKey: key)"
    ),
    "value(forUndefinedKey:)": ("(key: String) in", "value(forUndefinedKey: key)"),
    "setNilValueForKey(_:)": ("(key: String) in", "setNilValueForKey(key)"),
    "value(forKey:)": ("(key: String) in", "value(forKey: key)"),
    "responds(to:)": ("(selector: Selector?) in", "responds(to: selector)"),
    "forwardingTarget(for:)": ("(selector: Selector?) in", "forwardingTarget(for: selector)"),
    "observeValue(forKeyPath:of:change:context:)": (
      "(path: String?, object: Any?, change: [UIKit.NSKeyValueChangeKey: Any]?, "
        + "context: UIKit._CourseContext?) in",
      "observeValue(forKeyPath: path, of: object, change: change, context: context)"
    ),
  ]
  /// Members that the runtime's responders declare, and no other class.
  private static let ofOthers = [
    "awakeFromNib()": ("", "awakeFromNib()"),
    "prepareForInterfaceBuilder()": ("", "prepareForInterfaceBuilder()"),
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.types.flatMap { type in
      classOverrides(in: type, of: file, app)
        + type.members.filter { Self.call(of: $0, of: type, in: app) != nil }.flatMap { member in
          let isMoved = type.keyword == "extension" && app.hasClass(type.name)
          let words = type.keyword == "extension" ? ["override", "open"] : ["override"]
          let overrides =
            isMoved || Self.isOverridden(member, above: type, in: app)
            ? []
            : (member.start..<member.nameToken).filter { words.contains(file.tokens[$0].text) }
          return overrides.map { SourceEdit(range: file.tokens[$0].range, replacement: "") }
            + Self.contexts(of: member, in: file)
        }
    }
  }

  /// On iOS a class is an object as well, and has such a method of its own that nobody calls.
  private func classOverrides(
    in type: TypeDeclaration, of file: ScannedFile, _ app: ScannedApp
  ) -> [SourceEdit] {
    type.members.filter {
      $0.keyword == "func" && $0.modifiers.isSuperset(of: ["override", "class"])
        && Self.ofOthers[$0.fullName] != nil || Self.describes($0, of: type, in: app)
    }.flatMap { member in
      (member.start..<member.nameToken).filter { file.tokens[$0].text == "override" }
        .map { SourceEdit(range: file.tokens[$0].range, replacement: "") }
    }
  }

  /// Whether the class says for itself, and before all classes above, how it is described.
  private static func describes(
    _ member: MemberDeclaration, of type: TypeDeclaration, in app: ScannedApp
  ) -> Bool {
    member.keyword == "func" && member.fullName == "description()" && type.keyword == "class"
      && member.modifiers.contains("override")
      && !member.modifiers.isDisjoint(with: ["class", "static"])
      && !isOverridden(member, above: type, in: app)
  }

  /// Lets the runtime find how classes are described (rule 1171).
  func appendix(to file: ScannedFile, of app: ScannedApp) -> String {
    file.types.filter { type in
      type.members.contains { Self.describes($0, of: type, in: app) }
        // What is private in another type cannot be named beside it.
        && !(type.name.contains(".") && !type.modifiers.isDisjoint(with: ["private"]))
    }.map { "\nextension \($0.name): UIKit._CourseClassDescription {}\n" }.joined()
  }

  /// A closure that calls the member, if it overrides one that no class above declares here; else nil.
  ///
  /// A reference to the method itself would be taken for one to the runtime's.
  static func call(
    of member: MemberDeclaration, of type: TypeDeclaration, in app: ScannedApp
  ) -> String? {
    guard member.keyword == "func", member.modifiers.contains("override"),
      !member.modifiers.contains("class"),
      let (parameters, call) = ofAll[member.fullName]
        ?? (type.keyword != "class" || isResponder(type, in: app) ? nil : ofOthers[member.fullName])
    else { return nil }
    return "{ (target: \(type.name)) in { \(parameters) target.\(call) } }"
  }

  /// Whether no class above declares the member of an extension, so that its class does not override it.
  static func isFirst(
    _ member: MemberDeclaration, in part: TypeDeclaration, of app: ScannedApp
  ) -> Bool { ofAll[member.fullName] != nil && !isOverridden(member, above: part, in: app) }

  /// What tells observations apart, in the head of a member that moves.
  static func head(_ text: String, of member: MemberDeclaration) -> String {
    guard member.name == "observeValue" else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasPrefix(pointer) ? context + word.dropFirst(pointer.count) : String(word)
    }.joined(separator: " ")
  }

  private static let pointer = "UnsafeMutableRawPointer"
  private static let context = "UIKit._CourseContext"

  /// What tells observations apart is not a pointer here.
  private static func contexts(of member: MemberDeclaration, in file: ScannedFile) -> [SourceEdit] {
    guard member.name == "observeValue" else { return [] }
    return (member.nameToken..<member.signatureEnd).filter {
      file.tokens[$0].text == pointer
    }.map {
      SourceEdit(range: file.tokens[$0].range, replacement: context)
    }
  }

  /// Whether a class of the app's own above has the member, or an extension of one.
  private static func isOverridden(
    _ member: MemberDeclaration, above type: TypeDeclaration, in app: ScannedApp
  ) -> Bool {
    let above = Set(app.classes(above: app.classesByName[type.name] ?? type).map(\.name))
    if above.isEmpty { return false }
    return app.files.values.lazy.flatMap(\.types).contains { part in
      above.contains(part.name)
        && part.members.contains { $0.keyword == "func" && $0.fullName == member.fullName }
    }
  }

  /// Whether UIKit's class at the root is a responder, as far as its name tells.
  private static func isResponder(_ type: TypeDeclaration, in app: ScannedApp) -> Bool {
    let root = (app.classes(above: type).last ?? type).inherited.first ?? ""
    return (root.hasPrefix("UI") || root.hasPrefix("WK") || root.hasPrefix("MK"))
      && !others.contains(where: root.hasSuffix)
  }

  /// How the names of UIKit's classes end that are not responders.
  private static let others = [
    "GestureRecognizer", "Item", "Segue", "Layout", "Image", "Behavior", "Guide", "Object",
  ]
}

extension ScannedApp {
  /// Whether the app has a class of its own with that name.
  func hasClass(_ name: String) -> Bool { classesByName[name] != nil }

  /// The app's own classes from which one comes, the nearest first.
  func classes(above type: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var next = type.inherited.first
    // Nobody's classes come from themselves; the compiler says so.
    while let name = next, found.count < 32, let above = classesByName[name] {
      found.append(above)
      next = above.inherited.first
    }
    return found
  }
}
