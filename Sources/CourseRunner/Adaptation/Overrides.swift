/// Lets classes override what Swift on Linux does not let them: members that Foundation has on no actor,
/// from classes of the main actor, and members of UIKit's classes from extensions.
///
/// Either way the author's member gets another name, and the override that calls it stands where it can.
struct Overrides: SourceRewrite {
  /// Members of `NSObject` that are on no actor.
  private static let nonisolated: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.types.enumerated().flatMap { index, type -> [SourceEdit] in
      switch type.keyword {
      case "class" where !type.modifiers.contains("nonisolated"):
        type.members.flatMap { Self.isolated($0, of: type, in: file) }
          + Self.moved(into: type, in: file, of: app)
      case "extension" where app.hasClass(type.name):
        type.members.filter { Self.isMoved($0, of: index, in: file, of: app) }
          .flatMap { Self.renamed($0, Self.mark(of: $0, in: type, app), in: file) }
      case "extension":
        type.members.filter { Self.isReplacing($0, of: type, in: file) }
          .flatMap { Self.renamed($0, Self.mark(of: type), in: file) }
          + type.members.flatMap { Self.observing($0, in: file) }
      default: []
      }
    }
  }

  // MARK: In the place of UIKit's

  /// Members of UIKit's classes that ask whether an extension of the app's has them (rule 560).
  private static let replaceable: Set<String> = [
    "awakeFromNib()", "canBecomeFirstResponder", "canPerformAction(_:withSender:)",
    "childForStatusBarHidden", "childForStatusBarStyle", "didMoveToSuperview()",
    "didMoveToWindow()", "didReceiveMemoryWarning()", "hitTest(_:with:)", "intrinsicContentSize",
    "keyCommands", "layoutMargins", "layoutSubviews()", "motionBegan(_:with:)",
    "motionCancelled(_:with:)", "motionEnded(_:with:)", "next", "point(inside:with:)",
    "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
    "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden",
    "prepare(for:sender:)", "prepareForReuse()", "setHighlighted(_:animated:)",
    "setSelected(_:animated:)", "shouldAutorotate", "sizeThatFits(_:)",
    "supportedInterfaceOrientations", "touchesBegan(_:with:)", "touchesCancelled(_:with:)",
    "touchesEnded(_:with:)", "touchesMoved(_:with:)", "traitCollectionDidChange(_:)",
    "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()",
    "viewIsAppearing(_:)", "viewSafeAreaInsetsDidChange()", "viewWillAppear(_:)",
    "viewWillDisappear(_:)", "viewWillLayoutSubviews()", "viewWillTransition(to:with:)",
    "willMove(toSuperview:)", "willMove(toWindow:)",
  ]

  private static func isReplacing(
    _ member: MemberDeclaration, of type: TypeDeclaration, in file: ScannedFile
  ) -> Bool {
    // Only the app asks its extension who is next.
    isOverride(member) && replaceable.contains(member.fullName)
      && (member.name != "next" || type.name == "UIApplication")
      && OverrideHead(member, in: file) != nil
  }

  /// Properties of controls whose changes an extension's observers hear (rule 560).
  private static let observable: Set<String> = ["isEnabled", "isHighlighted", "isSelected"]

  /// The opening brace of the property, if all that its override has is an observer of changes.
  private static func observer(_ member: MemberDeclaration, in file: ScannedFile) -> Int? {
    let tokens = file.tokens
    guard isOverride(member), member.keyword == "var", observable.contains(member.name),
      let open = tokens[member.nameToken...].firstIndex(where: { $0.isMark("{") }),
      open + 2 < tokens.count, tokens[open + 1].text == "didSet", tokens[open + 2].isMark("{"),
      let close = file.closing(open + 2), file.closing(open) == close + 1
    else { return nil }
    return open
  }

  /// Makes a method of a property's observer, which the runtime calls.
  private static func observing(
    _ member: MemberDeclaration, in file: ScannedFile
  ) -> [SourceEdit] {
    guard let open = observer(member, in: file) else { return [] }
    let (tokens, name) = (file.tokens, member.nameToken)
    let head = tokens[name].range.lowerBound..<tokens[open + 2].range.upperBound
    return (member.start..<name).filter { ["override", "open"].contains(tokens[$0].text) }.map {
      SourceEdit(range: tokens[$0].range, replacement: "")
    } + [
      SourceEdit(range: tokens[name - 1].range, replacement: "func"),
      SourceEdit(range: head, replacement: "_courseChanged\(member.name)(oldValue: Bool) { do {"),
    ]
  }

  /// What stands in the name of a member of such an extension: extensions of classes above may have it, too.
  private static func mark(of type: TypeDeclaration) -> String {
    "Moved\(type.name.filter { $0 != "." })_"
  }

  /// How what an extension of a class of UIKit's overrides is made known to the runtime.
  static func registrations(
    of type: TypeDeclaration, in file: ScannedFile, of app: ScannedApp
  ) -> [String] {
    guard type.keyword == "extension", !app.hasClass(type.name) else { return [] }
    return type.members.filter { isReplacing($0, of: type, in: file) }.map { member in
      let method =
        member.keyword == "func"
        ? "\(type.name)._course\(mark(of: type))\(member.fullReference)"
        : "{ (target: \(type.name)) in { target._course\(mark(of: type))\(member.name) } }"
      return "_courseMethod(\(type.name).self, \"extension \(member.fullName)\", \(method))"
    }
      + type.members.filter { observer($0, in: file) != nil }.map { member in
        "_courseMethod(\(type.name).self, \"extension \(member.name).didSet\", "
          + "\(type.name)._courseChanged\(member.name)(oldValue:))"
      }
  }

  private static func isOverride(_ member: MemberDeclaration) -> Bool {
    member.modifiers.contains("override") && ["func", "var"].contains(member.keyword)
      && member.modifiers.isDisjoint(with: ["static", "class", "nonisolated"])
  }

  // MARK: On no actor

  private static func isolated(
    _ member: MemberDeclaration, of type: TypeDeclaration, in file: ScannedFile
  ) -> [SourceEdit] {
    guard isOverride(member), nonisolated.contains(member.fullName),
      let head = OverrideHead(member, in: file)
    else { return [] }
    let mark = type.name.filter { $0 != "." }
    let name = "_course\(mark)_\(member.name)"
    var call = member.keyword == "var" ? name : "\(name)()"
    var value = "()"
    if let argument = head.arguments.first {
      value = argument.name
      call = "\(name)($0)"
    }
    let body = "_courseOnMain(\(value)) { \(value == "()" ? "_ in " : "")\(call) }"
    let access = member.modifiers.contains("public") || member.modifiers.contains("open")
    let text =
      "\(access ? "public " : "")nonisolated override \(member.keyword) \(member.name)\(head.text) { \(body) }; "
    let start = file.tokens[member.start].range.lowerBound
    return [SourceEdit(range: start..<start, replacement: text)]
      + renamed(member, mark + "_", in: file)
  }

  // MARK: From extensions

  /// Whether a member of an extension has to stand in the class: it overrides one, or one overrides it.
  private static func isMoved(
    _ member: MemberDeclaration, of typeIndex: Int, in file: ScannedFile, of app: ScannedApp
  ) -> Bool {
    if app.extensionMembers.overrides(member, of: typeIndex, in: file) != nil { return false }
    return isOverride(member) || app.isImpliedOverride(member, of: typeIndex, in: file)
      || app.extensionMembers.isOverriddenInClass(member, of: typeIndex, in: file)
  }

  /// What stands in the name of a member that moves into its class: with the class's, where an extension of one
  /// above has a member of that name, too.
  private static func mark(
    of member: MemberDeclaration, in type: TypeDeclaration, _ app: ScannedApp
  ) -> String {
    guard let own = app.classesByName[type.name] else { return "Moved" }
    let above = Set(app.classes(above: own).map(\.name))
    let isTaken =
      !above.isEmpty
      && app.files.values.contains { file in
        file.types.contains { part in
          part.keyword == "extension" && above.contains(part.name)
            && part.members.contains { $0.fullName == member.fullName }
        }
      }
    return isTaken ? "Moved\(type.name.filter { $0 != "." })_" : "Moved"
  }

  /// The overrides that the class gets for those in its extensions.
  private static func moved(
    into type: TypeDeclaration, in file: ScannedFile, of app: ScannedApp
  ) -> [SourceEdit] {
    var text = ""
    for path in app.paths {
      guard let other = app.files[path] else { continue }
      for (index, part) in other.types.enumerated()
      where part.keyword == "extension" && part.name == type.name {
        for member in part.members where isMoved(member, of: index, in: other, of: app) {
          guard let head = OverrideHead(member, in: other) else { continue }
          let name = "_course\(mark(of: member, in: part, app))\(member.name)"
          let isPublic = !member.modifiers.isDisjoint(with: ["public", "open"])
          let body =
            member.keyword == "func"
            ? "\(head.isThrowing ? "try " : "")\(name)(\(head.arguments.map(\.call).joined(separator: ", ")))"
            : head.isSettable ? "get { \(name) } set { \(name) = newValue }" : name
          let isNew =
            app.extensionMembers.isOverriddenInClass(member, of: index, in: other)
            || UnseenOverrides.isFirst(member, in: part, of: app)
          let rest = UnseenOverrides.head(head.text, of: member)
          text +=
            " \(isPublic ? "public " : "")\(isNew ? "" : "override ")\(member.keyword) \(member.name)\(rest) { \(body) };"
        }
      }
    }
    if text.isEmpty { return [] }
    let end = file.tokens[type.body.lowerBound].range.upperBound
    return [SourceEdit(range: end..<end, replacement: text)]
  }

  /// The author's member under another name, and no override.
  static func renamed(
    _ member: MemberDeclaration, _ mark: String, in file: ScannedFile
  ) -> [SourceEdit] {
    guard OverrideHead(member, in: file) != nil else { return [] }
    let name = file.tokens[member.nameToken]
    var edits = [
      SourceEdit(range: name.range, replacement: "_course\(mark)\(member.name)")
    ]
    for index in member.start..<member.nameToken
    where ["override", "open"].contains(file.tokens[index].text) {
      edits.append(SourceEdit(range: file.tokens[index].range, replacement: ""))
    }
    return edits
  }
}

/// What stands between the name of a member and its body.
struct OverrideHead {
  /// Its bytes on one line.
  var text: String
  var arguments: [Argument] = []
  var isThrowing = false
  /// Whether it is a property with a setter.
  var isSettable = false

  struct Argument {
    var label: String
    var name: String
    var call: String { label == "_" ? name : "\(label): \(name)" }
  }

  init?(_ member: MemberDeclaration, in file: ScannedFile) {
    let tokens = file.tokens
    let start = member.nameToken + 1
    var end = start
    if member.keyword == "func" {
      guard start < tokens.count, tokens[start].isMark("("), let close = file.closing(start)
      else { return nil }
      end = close + 1
      arguments = Self.arguments(Array(tokens[(start + 1)..<close]))
    }
    while end < tokens.count, !tokens[end].isMark("{") {
      // A stored property cannot be passed on.
      if tokens[end].isMark("=") || tokens[end].isMark("}") { return nil }
      if tokens[end].text == "throws" { isThrowing = true }
      end += 1
    }
    guard end < tokens.count, end > start else { return nil }
    text = String(decoding: file.bytes[file.range(start...(end - 1))], as: UTF8.self)
      .split(separator: "\n").joined(separator: " ")
    // A comment to the end of its line would take what comes behind it.
    if text.contains("//") { return nil }
    guard member.keyword == "var" else { return }
    var depth = 0
    for token in tokens[end...] where token.kind == .mark || token.text == "set" || depth == 1 {
      if depth == 1, token.kind == .word, ["didSet", "willSet"].contains(token.text) { return nil }
      if depth == 1, token.kind == .word, token.text == "set" { isSettable = true }
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") {
        depth -= 1
        if depth == 0 { break }
      }
    }
  }

  private static func arguments(_ tokens: [SourceToken]) -> [Argument] {
    var found: [Argument] = []
    var depth = 0
    var isNew = true
    for (index, token) in tokens.enumerated() {
      if depth == 0, token.isMark(",") { isNew = true }
      if isNew, token.kind == .word {
        let next = index + 1 < tokens.count ? tokens[index + 1] : token
        found.append(
          Argument(label: token.text, name: next.kind == .word ? next.text : token.text))
        isNew = false
      }
      guard token.kind == .mark else { continue }
      if "([{<".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text)
        || token.text == ">" && !(index > 0 && tokens[index - 1].isMark("-"))
      {
        depth -= 1
      }
    }
    return found
  }
}
