import Foundation

@testable import CourseRunner

/// Who speaks of whom: the arrows between the package's targets, and between the rooms of each.
///
/// A room is a folder of a target, with all that lies in it; what lies beside the folders is a room
/// too, called as the target. An arrow leads from a file that imports a target or names a type to
/// where that is declared.
struct Rooms {
  /// The targets that a target imports.
  private(set) var imports: [String: Set<String>] = [:]
  /// By target and room, the rooms of which that one names types.
  private(set) var arrows: [String: [String: Set<String>]] = [:]
  /// By room, all types that it names of another, to tell where an arrow comes from.
  private(set) var reasons: [Arrow: Set<String>] = [:]

  struct Arrow: Hashable {
    var target: String
    var from: String
    var to: String
  }

  /// A file and what its words say.
  private struct File {
    var target: String
    var room: String
    /// Types that are declared outside of any other.
    var types: Set<String> = []
    /// Types that are declared inside of others.
    var inner: Set<String> = []
    /// Names of types that are not members of something named before.
    var named: Set<String> = []
    var imports: Set<String> = []
  }

  /// - Parameter sources: The files of the package, by their paths below `Sources/`.
  init(_ sources: FileSet) {
    let files = sources.paths.filter { $0.hasSuffix(".swift") }.map {
      Self.read(sources.files[$0] ?? [], at: $0)
    }
    let targets = Set(sources.paths.filter { $0.contains("/") }.map { Self.target(of: $0) })
    var homes: [String: [String: String]] = [:]
    for file in files {
      for type in file.types { homes[file.target, default: [:]][type] = file.room }
    }
    for file in files {
      imports[file.target, default: []].formUnion(
        file.imports.intersection(targets).subtracting([file.target]))
      arrows[file.target, default: [:]][file.room, default: []] =
        arrows[file.target]?[file.room] ?? []
      for name in file.named.subtracting(file.inner) {
        guard let home = homes[file.target]?[name], home != file.room else { continue }
        arrows[file.target]?[file.room]?.insert(home)
        reasons[Arrow(target: file.target, from: file.room, to: home), default: []].insert(name)
      }
    }
    for target in targets where imports[target] == nil { imports[target] = [] }
  }

  private static func target(of path: String) -> String { String(path.prefix { $0 != "/" }) }

  private static func read(_ bytes: [UInt8], at path: String) -> File {
    let parts = path.split(separator: "/").map(String.init)
    var file = File(target: parts[0], room: parts.count > 2 ? parts[1] : parts[0])
    let tokens = SourceScanner.tokens(of: bytes)
    var depth = 0
    for (place, token) in tokens.enumerated() {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      guard token.kind == .word else { continue }
      let before = place > 0 ? tokens[place - 1] : nil
      let isMember = before?.isMark(".") ?? false
      if before?.text == "import" { file.imports.insert(token.text) }
      guard token.text.first?.isUppercase ?? false else { continue }
      if let before, before.kind == .word, Self.keywords.contains(before.text) {
        if depth == 0 { file.types.insert(token.text) } else { file.inner.insert(token.text) }
      } else if !isMember {
        file.named.insert(token.text)
      }
    }
    return file
  }

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]

  // MARK: Cycles

  /// The rooms of each target that lead back to themselves, together with those on the way.
  var cycles: [String: [Set<String>]] {
    arrows.mapValues(Self.cycles).filter { !$0.value.isEmpty }
  }

  /// The targets that import themselves by way of others.
  var targetCycles: [Set<String>] { Self.cycles(imports) }

  private static func cycles(_ arrows: [String: Set<String>]) -> [Set<String>] {
    let reach = Dictionary(
      uniqueKeysWithValues: arrows.keys.map { ($0, reachable(from: $0, arrows)) })
    var found: Set<Set<String>> = []
    for (room, rooms) in reach where rooms.contains(room) {
      found.insert(rooms.filter { reach[$0]?.contains(room) ?? false })
    }
    return found.sorted { ($0.min() ?? "") < ($1.min() ?? "") }
  }

  private static func reachable(
    from room: String, _ arrows: [String: Set<String>]
  ) -> Set<String> {
    var reached: Set<String> = []
    var waiting = Array(arrows[room] ?? [])
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += arrows[next] ?? [] }
    }
    return reached
  }
}
