import Foundation

/// Finds the public members in Swift sources.
///
/// It reads lines, not syntax: the sources are formatted by one tool, so that a declaration starts
/// its line and the indentation tells what it is inside of.
struct MemberScanner {
  private var found: [Member] = []
  /// Where each stands in `found`, by its path.
  private var places: [String: Int] = [:]
  /// What surrounds the line that is read, from the outside in.
  private var surroundings: [Surrounding] = []
  /// The classes that say at their making whether the version has them.
  private var checkedClasses: Set<String> = []

  // An expression is compiled each time that it is met, so these are met once.
  private let checks = /requires\(|\[ *(look|unused):/
  private let sinceChecked = /since: (\d+\.\d+)/
  private let declares = /(unimplemented|declaredOnly)\(|\[ *unused:/
  private let nothing = /\{\s*(?:(?:Self\.)?requires\(\s*"[^"]*",\s*since: [0-9.]+\)\s*)?\}?\s*$/
  private let sinceDocumented = /iOS (\d+(?:\.\d+)?)\s+and later/

  /// A type or extension whose body is being read.
  private struct Surrounding {
    var indentation: Int
    var name: String
    /// Whether its members are public without saying so: those of protocols, and cases.
    var isProtocol = false
    var isPublic = false
    var since: String?
  }

  /// The declarations that start a line, after their attributes and modifiers.
  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "case",
    "typealias",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "static", "class",
    "override", "nonisolated", "weak", "unowned", "convenience", "required", "lazy", "mutating",
    "indirect",
  ]

  /// What was found, in the order of reading.
  ///
  /// A member without a version of its own has that of its type, whose declaration may stand in a
  /// file that was read later.
  var members: [Member] {
    let types = Dictionary(
      found.map { ($0.path, $0.since) }, uniquingKeysWith: { first, _ in first })
    return found.map { member in
      var member = member
      member.since = member.since ?? types[member.type] ?? nil
      if case .classes = member.kind { member.isChecked = checkedClasses.contains(member.path) }
      return member
    }
  }

  /// Reads one file.
  mutating func scan(_ source: String) {
    surroundings = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      read(lines, at: index)
    }
  }

  private mutating func read(_ lines: [Substring], at index: Int) {
    let line = lines[index]
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    // What starts so goes on with a declaration whose head takes several lines.
    guard !text.isEmpty, ![">", "{"].contains(text.prefix(1)) else { return }
    while let last = surroundings.last, last.indentation >= indentation {
      surroundings.removeLast()
    }
    // What stands deeper than the body of a type is code.
    guard indentation == (surroundings.last.map { $0.indentation + 2 } ?? 0),
      let declaration = Declaration(text)
    else { return }
    let since = version(in: documentation(lines, above: index)) ?? surroundings.last?.since
    // What starts with an underscore is public for the course's sake and no part of UIKit.
    // Only what came later stands behind the name of a protocol that says so.
    let isLater = declaration.keyword == "extension" && declaration.name.hasPrefix("_Later")
    guard isLater || !declaration.rest.hasPrefix("_") else { return }
    switch declaration.keyword {
    case "class", "struct", "enum", "protocol", "extension":
      let name = isLater ? String(declaration.name.dropFirst(6)) : declaration.name
      surroundings.append(
        Surrounding(
          indentation: indentation, name: name, isProtocol: declaration.keyword == "protocol",
          isPublic: declaration.isPublic, since: since))
      if declaration.isPublic, declaration.keyword != "extension" {
        surroundings.removeLast()
        add(declaration.name, [], since, declaration.typeKind)
        surroundings.append(
          Surrounding(
            indentation: indentation, name: name, isProtocol: declaration.keyword == "protocol",
            isPublic: true, since: since))
      }
    case "case":
      guard surroundings.last?.isPublic == true else { return }
      for name in declaration.caseNames { add(name, [], since, .value) }
    default:
      let isInProtocol = surroundings.last.map { $0.isProtocol && $0.isPublic } ?? false
      let body = body(lines, of: index, indentation)
      if body.contains(where: { $0.contains("requiresClass(") }) {
        checkedClasses.insert(surroundings.map(\.name).joined(separator: "."))
      }
      guard declaration.isPublic || isInProtocol, !declaration.isOverride else { return }
      let signature = Self.signature(lines, from: index)
      guard let name = declaration.memberName(signature) else { return }
      add(name, body, since, declaration.memberKind)
    }
  }

  private mutating func add(
    _ name: String, _ body: [Substring], _ documented: String?, _ kind: Member.Kind
  ) {
    var member = Member(
      type: surroundings.map(\.name).joined(separator: "."), name: name, since: documented,
      kind: kind)
    let text = body.joined(separator: " ")
    if text.contains(checks) {
      if let checked = text.firstMatch(of: sinceChecked) {
        member.since = String(checked.output.1)
        member.isChecked = true
      }
    }
    member.isUnimplemented = text.contains(declares)
    member.isEmpty = name.hasSuffix(")") && text.contains(nothing)
    // Overloads, and the default beside a protocol's requirement, are one member.
    if let known = places[member.path] {
      // An overload with a version of its own must be checked for itself.
      found[known].isChecked =
        member.since == nil
        ? found[known].isChecked
        : member.isChecked && (found[known].isChecked || found[known].since == nil)
      found[known].since = found[known].since ?? member.since
      found[known].isEmpty = found[known].isEmpty && member.isEmpty
    } else {
      places[member.path] = found.count
      found.append(member)
    }
  }

  // MARK: What surrounds a declaration

  /// The comment that ends just above the line, attributes passed over.
  private func documentation(_ lines: [Substring], above index: Int) -> String {
    var found: [Substring] = []
    for line in lines[..<index].reversed() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        found.append(text.dropFirst(3))
      } else if !text.hasPrefix("@") {
        break
      }
    }
    return found.reversed().joined(separator: " ")
  }

  private func version(in documentation: String) -> String? {
    documentation.firstMatch(of: sinceDocumented).map {
      let text = String($0.output.1)
      return text.contains(".") ? text : "\(text).0"
    }
  }

  /// The lines of the declaration and its body, up to what follows at the same depth.
  private func body(_ lines: [Substring], of index: Int, _ indentation: Int) -> [Substring] {
    let rest = lines[(index + 1)...].prefix { line in
      let depth = line.prefix { $0 == " " }.count
      return depth > indentation || line.isEmpty
        || [")", "{"].contains(line.dropFirst(depth).prefix(1))
    }
    return [lines[index]] + rest
  }

  /// The declaration up to the end of its parameters.
  private static func signature(_ lines: [Substring], from index: Int) -> String {
    var text = ""
    for line in lines[index...].prefix(12) {
      text += line.drop { $0 == " " } + " "
      let depth = text.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
      if depth == 0 { break }
    }
    return text
  }

  /// A declaration's first line, taken apart.
  private struct Declaration {
    var keyword: Substring
    var isPublic = false
    var isOverride = false
    var isStatic = false
    /// What follows the keyword.
    var rest: Substring

    init?(_ text: Substring) {
      var words = text
      var seen: Set<Substring> = []
      while true {
        words = words.drop { $0 == " " }
        if words.hasPrefix("@") {
          words = words.drop { $0 != " " }
          continue
        }
        let word = words.prefix { $0.isLetter }
        let after = words.dropFirst(word.count)
        let next = after.drop { $0 == " " }.prefix { $0.isLetter }
        let isModifier =
          MemberScanner.modifiers.contains(word)
          && (word != "class" || MemberScanner.keywords.contains(next) || next == "final")
        if isModifier {
          // `private(set)` says who may write, not who may read.
          let setter = after.hasPrefix("(")
          if !setter { seen.insert(word) }
          words = setter ? after.drop { $0 != ")" }.dropFirst() : after
          continue
        }
        guard MemberScanner.keywords.contains(word) else { return nil }
        keyword = word
        rest = after.drop { $0 == " " }
        break
      }
      isPublic = seen.contains("public") || seen.contains("open")
      isOverride = seen.contains("override")
      isStatic = seen.contains("static")
    }

    var typeKind: Member.Kind {
      guard keyword == "class" else { return .type }
      let superclass = rest.drop { $0 != ":" }.dropFirst().drop { $0 == " " }
      return .classes(from: String(superclass.prefix { $0.isLetter || $0.isNumber }))
    }

    var memberKind: Member.Kind {
      switch keyword {
      case "typealias": .type
      case "let" where isStatic: .value
      default: .message
      }
    }

    /// The name of a type or of what is extended.
    var name: String {
      String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }

    /// The names in `case left, center = 2`.
    var caseNames: [String] {
      rest.split(separator: ",").map { part in
        String(
          part.drop { $0 == " " || $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }

    /// The member's name with its labels; nil for operators.
    func memberName(_ signature: String) -> String? {
      let base = keyword == "init" ? "init" : name
      guard !base.isEmpty else { return nil }
      guard keyword == "func" || keyword == "init" else { return base }
      guard let open = signature.firstIndex(of: "(") else { return nil }
      return "\(base)(\(Self.labels(signature[signature.index(after: open)...])))"
    }

    /// The labels of the parameters that the text starts with, as in `_:at:`.
    private static func labels(_ text: Substring) -> String {
      var (depth, current, labels) = (0, "", "")
      for character in text {
        switch character {
        case "(", "[", "<": depth += 1
        case ")" where depth == 0:
          return labels + label(current)
        case ">" where current.last == "-": break
        case ")", "]", ">": depth -= 1
        case "," where depth == 0:
          labels += label(current)
          current = ""
          continue
        default: break
        }
        current.append(character)
      }
      return labels
    }

    private static func label(_ parameter: String) -> String {
      let name = parameter.drop { $0 == " " }.prefix { $0 != " " && $0 != ":" }
      return name.isEmpty ? "" : "\(name):"
    }
  }
}
