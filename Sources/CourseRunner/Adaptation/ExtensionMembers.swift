/// Lets classes, and extensions of UIKit's, override members that an extension of a class of UIKit's declares, as
/// Objective-C does (rule 879): the member asks which of these classes the object is.
///
/// A member in an extension of the app's own class moves into the class: see ``Overrides``.
struct ExtensionMembers: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let known = app.extensionMembers
    if known.isEmpty { return [] }
    return file.types.enumerated().flatMap { index, type in
      type.members.flatMap { member -> [SourceEdit] in
        if let over = known.overrides(member, of: index, in: file) {
          return Self.renamed(member, over, in: file)
        }
        let below = known.classes(overriding: member, of: index, in: file)
        return below.isEmpty ? [] : Self.asking(member, below, in: file)
      }
    }
  }

  /// The member under another name, behind one that asks.
  private static func asking(
    _ member: MemberDeclaration, _ classes: [String], in file: ScannedFile
  ) -> [SourceEdit] {
    guard let head = OverrideHead(member, in: file) else { return [] }
    let arguments = "(\(head.arguments.map(\.call).joined(separator: ", ")))"
    let isMethod = member.keyword == "func"
    let found = "own"
    func line(_ end: (String) -> String) -> String {
      classes.map { type in
        let own = OverriddenExtensions.name(of: member, in: type)
        return "if let \(found) = self as? \(type) { \(end("\(found).\(own)")) }; "
      }.joined() + end("_courseMoved\(member.name)")
    }
    let answer = line { name in
      "return \(head.isThrowing ? "try " : "")\(name)\(isMethod ? arguments : "")"
    }
    let body =
      head.isSettable
      ? "get { \(answer) } set { \(line { "return \($0) = newValue" }) }" : answer
    let isPublic = !member.modifiers.isDisjoint(with: ["public", "open"])
    let start = file.tokens[member.start].range.lowerBound
    let text =
      "\(isPublic ? "public " : "")\(member.keyword) \(member.name)\(head.text) { \(body) }; "
    return [SourceEdit(range: start..<start, replacement: text)]
      + Overrides.renamed(member, "Moved", in: file)
  }

  /// The override under another name, and what it asks the class above for.
  private static func renamed(
    _ member: MemberDeclaration, _ over: OverriddenExtensions.Override, in file: ScannedFile
  ) -> [SourceEdit] {
    let tokens = file.tokens
    var edits = [
      SourceEdit(range: tokens[member.nameToken].range, replacement: over.name)
    ]
    for index in member.start..<member.nameToken
    where ["override", "open"].contains(tokens[index].text) {
      edits.append(SourceEdit(range: tokens[index].range, replacement: ""))
    }
    guard let open = tokens[member.nameToken...].firstIndex(where: { $0.isMark("{") }),
      let close = file.closing(open), close > open + 2
    else { return edits }
    for index in (open + 2)..<close
    where tokens[index].text == member.name && tokens[index - 1].isMark(".")
      && tokens[index - 2].text == "super"
    {
      edits.append(SourceEdit(range: tokens[index].range, replacement: over.above))
    }
    return edits
  }
}

/// Which members of an app's extensions are overridden by its classes.
struct OverriddenExtensions {
  /// Where a member stands.
  private struct Place: Hashable {
    let path: String
    let typeIndex: Int
    let nameToken: Int
  }

  /// A member that overrides one of an extension of UIKit's class.
  struct Override {
    /// What it is called.
    let name: String
    /// What `super` has in the place of the member's name.
    let above: String
  }

  private var overrides: [Place: Override] = [:]
  /// The classes that override a member of an extension of UIKit's class, those below others first.
  private var classes: [Place: [String]] = [:]
  /// Members of extensions of the app's own classes.
  private var inClasses: Set<Place> = []

  var isEmpty: Bool { overrides.isEmpty && inClasses.isEmpty }

  init() {}

  func overrides(
    _ member: MemberDeclaration, of typeIndex: Int, in file: ScannedFile
  ) -> Override? { overrides[Self.place(member, typeIndex, file)] }

  func classes(
    overriding member: MemberDeclaration, of typeIndex: Int, in file: ScannedFile
  ) -> [String] { classes[Self.place(member, typeIndex, file)] ?? [] }

  func isOverriddenInClass(
    _ member: MemberDeclaration, of typeIndex: Int, in file: ScannedFile
  ) -> Bool { inClasses.contains(Self.place(member, typeIndex, file)) }

  /// What a class's override of a member is called.
  static func name(of member: MemberDeclaration, in type: String) -> String {
    "_courseOver_\(type.filter { $0 != "." })_\(member.name)"
  }

  private static func place(
    _ member: MemberDeclaration, _ typeIndex: Int, _ file: ScannedFile
  ) -> Place { Place(path: file.path, typeIndex: typeIndex, nameToken: member.nameToken) }

  private typealias Found = (
    file: ScannedFile, typeIndex: Int, type: TypeDeclaration, member: MemberDeclaration
  )

  /// Looks for them.
  init(of app: ScannedApp) {
    var declared: [String: [Found]] = [:]
    var overriding: [Found] = []
    for file in app.paths.compactMap({ app.files[$0] }) {
      for (index, type) in file.types.enumerated() {
        for member in type.members where ["func", "var"].contains(member.keyword) {
          if !member.modifiers.isDisjoint(with: ["static", "class", "private", "fileprivate"]) {
            continue
          }
          if member.modifiers.contains("override") {
            if ["class", "extension"].contains(type.keyword) {
              overriding.append((file, index, type, member))
            }
          } else if type.keyword == "extension", Self.isExposed(member, of: type) {
            declared[member.fullName, default: []].append((file, index, type, member))
          }
        }
      }
    }
    if declared.isEmpty { return }
    var names: [Place: Set<String>] = [:]
    for over in overriding {
      guard let candidates = declared[over.member.fullName] else { continue }
      let own = app.classesByName[over.type.name]
      let above = own.map { app.classes(above: $0) } ?? []
      // A class of the app's own that declares it is overridden as usual.
      guard !above.contains(where: { Self.declares(over.member, $0) }) else { continue }
      if let base = candidates.first(where: { found in
        above.contains { $0.name == found.type.name }
      }) {
        inClasses.insert(Self.place(base.member, base.typeIndex, base.file))
        continue
      }
      let classes = (own.map { [$0] } ?? []) + above
      let root = own == nil ? over.type.name : classes.last?.inherited.first ?? ""
      guard
        let base = candidates.first(where: {
          !app.hasClass($0.type.name) && UIKitCallbacks.all.isClass(root, below: $0.type.name)
            && (own != nil || $0.type.name != root) && OverrideHead($0.member, in: $0.file) != nil
        }), !classes.contains(where: \.isGeneric)
      else { continue }
      let others = Set(
        overriding.filter { $0.member.fullName == over.member.fullName }.map(\.type.name))
      let next =
        above.map(\.name).first(where: others.contains)
        ?? Self.sorted(others.subtracting([over.type.name]), of: app).first {
          !app.hasClass($0) && UIKitCallbacks.all.isClass(root, below: $0)
        }
      overrides[Self.place(over.member, over.typeIndex, over.file)] = Override(
        name: Self.name(of: over.member, in: over.type.name),
        above: next.map { Self.name(of: over.member, in: $0) }
          ?? "_courseMoved\(over.member.name)")
      names[Self.place(base.member, base.typeIndex, base.file), default: []].insert(over.type.name)
    }
    for (place, names) in names { classes[place] = Self.sorted(names, of: app) }
  }

  /// The classes, those below others first; UIKit's come behind the app's own.
  private static func sorted(_ names: Set<String>, of app: ScannedApp) -> [String] {
    let depths = names.reduce(into: [String: Int]()) { depths, name in
      depths[name] =
        app.classesByName[name].map { app.classes(above: $0).count + names.count }
        ?? names.count { UIKitCallbacks.all.isClass(name, below: $0) }
    }
    return names.sorted { left, right in
      let (first, second) = (depths[left] ?? 0, depths[right] ?? 0)
      return first == second ? left < right : first > second
    }
  }

  /// Whether Objective-C sees the member, so that it may be overridden.
  private static func isExposed(_ member: MemberDeclaration, of type: TypeDeclaration) -> Bool {
    if !type.modifiers.isDisjoint(with: ["private", "fileprivate"]) { return false }
    return (member.attributes + type.attributes).contains { ["objc", "IBAction"].contains($0) }
      || member.modifiers.contains("dynamic")
  }

  private static func declares(_ member: MemberDeclaration, _ type: TypeDeclaration) -> Bool {
    type.members.contains {
      $0.fullName == member.fullName && !$0.modifiers.contains("override")
    }
  }
}
