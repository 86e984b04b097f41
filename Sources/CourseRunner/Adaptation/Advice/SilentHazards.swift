import CourseModel
import Words

/// Finds methods that look as if UIKit called them, and never does: the compiler is silent about
/// both hazards, because every method of UIKit's protocols is optional.
struct SilentHazards {
  private let app: ScannedApp
  private let callbacks: UIKitCallbacks
  /// The classes of the app and their extensions, by name.
  private let classes: [String: [TypeDeclaration]]
  private let aliases: Set<String>
  /// Whether to compare methods with UIKit's is worth the time: types by the hundred and methods by the
  /// thousand are not.
  private let isOfOrdinarySize: Bool

  private typealias Callback = UIKitCallbacks.Callback

  init(in app: ScannedApp, callbacks: UIKitCallbacks = .all) {
    self.app = app
    self.callbacks = callbacks
    let types = app.files.values.flatMap(\.types)
    let names = Set(types.filter { $0.keyword == "class" }.map(\.name))
    classes = Dictionary(grouping: types.filter { names.contains($0.name) }, by: \.name)
    aliases = Set(app.files.values.flatMap(\.aliases))
    isOfOrdinarySize =
      types.count <= Self.typeLimit && types.reduce(0) { $0 + $1.members.count } <= Self.memberLimit
  }

  /// Properties whose override counts on a device, and not here.
  private static let unasked: Set<String> = ["traitCollection", "directionalLayoutMargins"]

  private static let typeLimit = 300
  private static let memberLimit = 1000

  /// The findings, by file and line, with places relative to the app's folder.
  func findings() -> [Finding] {
    guard isOfOrdinarySize else { return [] }
    return app.files.keys.sorted().flatMap { path -> [Finding] in
      guard let file = app.files[path] else { return [] }
      return file.types.flatMap { type in
        type.members.compactMap { member in
          advice(on: member, of: type).map {
            Finding($0, at: file.place(of: member.nameToken))
          }
        }
      }
    }
  }

  private func advice(on member: MemberDeclaration, of type: TypeDeclaration) -> CodeAdvice? {
    let hidden: Set<String> = ["static", "class", "private", "fileprivate"]
    let isOverride = member.modifiers.contains("override")
    // What UIKit asks by a property, an app says by overriding it.
    guard member.keyword == "func" || (member.keyword == "var" && isOverride),
      classes[type.name] != nil,
      member.fullName.utf8.count <= Self.nameLimit, member.modifiers.isDisjoint(with: hidden)
    else { return nil }
    if isOverride, member.fullName == "forwardingTarget(for:)" {
      return .forwardsNothing(type: type.name)
    }
    let chain = ancestry(of: type.name)
    if isOverride {
      let isUnasked = chain.base?.hasPrefix("UI") == true && Self.unasked.contains(member.fullName)
      let known = chain.base.flatMap(callbacks.callbacks) ?? []
      return isUnasked || isSilent(member, known) ? .calledOnDevices(method: member.fullName) : nil
    }
    let own = protocolCallbacks(of: type.name)
    let inherited = chain.classes.flatMap(protocolCallbacks)
    if isSilent(member, own + inherited) { return .calledOnDevices(method: member.fullName) }
    if member.isAsync, let advice = advice(onAsync: member, own + inherited) { return advice }
    if let exact = (own + inherited).first(where: { $0.fullName == member.fullName }) {
      if exact.parameterTypes != nil, !exact.hasTypes(of: member, aliases: aliases) {
        return .otherTypes(method: member.fullName, expected: Self.signature(of: exact))
      }
      guard !own.contains(exact),
        let base = chain.classes.first(where: { conforms($0, to: exact) }),
        !chain.classes.contains(where: { declares(exact, $0) }),
        !app.impliedOverrides.contains(where: {
          $0.type == type.name && $0.method == member.fullName
        })
      else { return nil }
      return .declaredBelow(method: member.fullName, type: type.name, base: base)
    }
    if let meant = near(member, among: own + inherited) {
      return .unknownToProtocol(method: member.fullName, meant: meant.fullName)
    }
    guard let base = chain.base, let known = callbacks.callbacks(of: base) else { return nil }
    if let exact = known.first(where: { $0.fullName == member.fullName }) {
      return exact.isMistaken(by: member, aliases: aliases)
        ? .otherTypes(method: member.fullName, expected: Self.signature(of: exact)) : nil
    }
    guard let meant = near(member, among: known) else { return nil }
    return .unknownToClass(method: member.fullName, base: base, meant: meant.fullName)
  }

  /// A method with a handler at its end can be written without it, as one that is awaited; the others cannot.
  private func advice(onAsync member: MemberDeclaration, _ known: [Callback]) -> CodeAdvice? {
    let same = known.filter { $0.fullName == member.fullName }
    guard !same.contains(where: { $0.result.hasPrefix("async") }) else { return nil }
    if known.contains(where: { $0.isAwaited(as: member.fullName) }) {
      return .calledOnDevices(method: member.fullName)
    }
    return same.isEmpty ? nil : .awaited(method: member.fullName)
  }

  /// Whether UIKit calls the method on a device, and this runtime never does.
  private func isSilent(_ member: MemberDeclaration, _ known: [Callback]) -> Bool {
    let same = known.filter { $0.fullName == member.fullName }
    return !same.isEmpty && same.allSatisfy(\.isSilent)
  }

  /// More bytes than a method's name has.
  private static let nameLimit = 200

  // MARK: What a class is

  /// The app's classes that a class comes from, the nearest first, and UIKit's class above them.
  private func ancestry(of name: String) -> (classes: [String], base: String?) {
    var found: [String] = []
    var next = superclass(of: name)
    while let name = next, classes[name] != nil, name != found.first, found.count < 32 {
      found.append(name)
      next = superclass(of: name)
    }
    return (found, next)
  }

  private func superclass(of name: String) -> String? {
    classes[name]?.first { $0.keyword == "class" }?.inherited.first
  }

  /// What UIKit's protocols declare that this class itself conforms to.
  private func protocolCallbacks(of name: String) -> [Callback] {
    let declarations = classes[name] ?? []
    let protocols = declarations.flatMap { declaration in
      // A superclass comes first; what it has is found through the chain of classes.
      declaration.inherited.filter(UIKitCallbacks.isAsked)
    }
    return protocols.flatMap { callbacks.callbacks(of: $0) ?? [] }
  }

  private func conforms(_ name: String, to callback: Callback) -> Bool {
    protocolCallbacks(of: name).contains(callback)
  }

  private func declares(_ callback: Callback, _ name: String) -> Bool {
    classes[name]?.flatMap(\.members).contains { $0.fullName == callback.fullName } ?? false
  }

  // MARK: How near a method is

  private static func signature(of callback: Callback) -> String {
    let types = (callback.parameterTypes ?? []).map { $0.replacing(":", with: ": ") }
    return "(\(types.joined(separator: ", ")))\(spaced(callback.result))"
  }

  private static func spaced(_ result: String) -> String {
    result.isEmpty ? "" : " \(Callback.plain(result).replacing("->", with: "-> "))"
  }

  /// The callback that a method was most likely meant to be; nil when it is something of its own.
  private func near(_ member: MemberDeclaration, among callbacks: [Callback]) -> Callback? {
    let full = member.fullName
    let most = max(1, min(3, full.count / 8))
    // A name that was right once is not a slip of the letters of another one.
    let earlier = callbacks.filter { $0.isMeant(byEarlier: member) }
    return (earlier.isEmpty ? callbacks : earlier).filter { callback in
      if !earlier.isEmpty { return true }
      let isSameName = callback.name.lowercased() == member.name.lowercased()
      // Names that speak for themselves; `application` and the like say nothing alone.
      if isSameName, callback.name.count >= 11, callback.name != "application",
        callback.name.contains(where: \.isUppercase), !Self.isFamily(callback.name, callbacks)
      {
        return true
      }
      let first = member.labels?.dropFirst().first
      if isSameName, let first, first != "_", callback.fullName.contains(":\(first):") {
        return true
      }
      // Each letter more or fewer is a change, so most names need not be compared.
      return abs(full.count - callback.fullName.count) <= most
        && full.distance(to: callback.fullName) <= most
    }.min {
      (full.distance(to: $0.fullName), $0.fullName) < (full.distance(to: $1.fullName), $1.fullName)
    }
  }

  /// Whether several callbacks share that name and differ in their labels.
  private static func isFamily(_ name: String, _ callbacks: [Callback]) -> Bool {
    Set(callbacks.filter { $0.name == name }.map(\.fullName)).count > 1
  }
}

extension ScannedFile {
  /// The place of that word.
  func place(of token: Int) -> SourcePlace {
    place(ofByte: tokens[token].range.lowerBound)
  }

  /// The place of that byte.
  func place(ofByte offset: Int) -> SourcePlace {
    let lines = LineNumbers(bytes)
    var place = lines.place(ofByte: offset, in: path)
    place.column = place.line.flatMap(lines.start).map { offset - $0 + 1 }
    return place
  }
}
