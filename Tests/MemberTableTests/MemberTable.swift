import Foundation

/// The public members of the runtime, and what is known of each.
struct MemberTable {
  var members: [Member]
  var notes: MemberNotes
  /// The paths of properties that nothing reads.
  var unread: Set<String>
  /// What the sources say at run time, by the names that they give.
  var said: SaidMembers

  /// How much of a member there is.
  enum State: String {
    case modelled = "modelled"
    case declaredOnly = "declared only"
    case notDrawn = "kept, not drawn"
    case missing = "missing"
  }

  /// The table as the sources are now; reading them all takes seconds.
  static let ofSources = Result { try MemberTable() }

  /// Reads the sources of the runtime.
  init() throws {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
    var scanner = MemberScanner()
    said = SaidMembers()
    for path in paths.sorted() {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      scanner.scan(source)
      said.scan(source)
    }
    notes = try MemberNotes(contentsOf: Self.notesFile)
    let folder = Self.sources.deletingLastPathComponent()
    unread = try UnreadProperties(
      of: Self.sources,
      and: [folder.appending(path: "AppHost"), folder.appending(path: "StageKit")]
    ).paths.subtracting(notes.kept)
    members = scanner.members
    for index in members.indices where members[index].since == nil {
      members[index].since = notes.versions[members[index].path]
    }
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  static let sources = tests.appending(path: "../../Sources/HeadlessUIKit").standardized
  static let notesFile = tests.appending(path: "Members.txt")
  static let file = sources.appending(path: "Documentation.docc/Members.md")

  /// The table as Markdown.
  var markdown: String {
    var rows: [String: [(name: String, text: String)]] = [:]
    for member in members {
      let state = state(of: member)
      let since = member.since.map { $0 + (member.isChecked ? ", checked" : "") } ?? ""
      rows[member.type, default: []].append(
        (member.name, "| `\(member.name)` | \(state.rawValue) | \(since) |"))
    }
    for missing in notes.missing {
      rows[missing.type, default: []].append(
        (missing.name, "| `\(missing.name)` | \(State.missing.rawValue) | |"))
    }
    let sections = rows.keys.sorted().map { type in
      let lines = rows[type]!.sorted { $0.name < $1.name }.map(\.text)
      let title = type.isEmpty ? "Types, functions and constants" : type
      return "## \(title)\n\n| member | state | from iOS |\n| --- | --- | --- |\n"
        + lines.joined(separator: "\n") + "\n"
    }
    return Self.introduction + "\n" + sections.joined(separator: "\n")
  }

  private func state(of member: Member) -> State {
    let path = member.path
    if said.looks.contains(path) { return .notDrawn }
    return isDeclaredOnly(member) || notes.declaredOnly.contains(path) ? .declaredOnly : .modelled
  }

  /// Whether it tells an app itself that nothing comes of it, or another member does.
  private func isDeclaredOnly(_ member: Member) -> Bool {
    let path = member.path
    return member.isUnimplemented || said.declaredOnly.contains(path)
      || (member.kind == .message && said.unimplemented.contains(path))
      || notes.speakers[path] != nil || unread.contains(path)
  }

  private static let introduction = """
    # Members

    Every public member of the runtime. *Modelled*: it behaves, as far as UIKit's behaviour is known.
    *Declared only*: code that uses it compiles, nothing comes of it, and the app is told so: by a line of
    its trace, or by advice where it is compiled. *Kept, not drawn*: a look that an app can set and read
    again; a picture of the screen names it below what it draws. *Missing*: UIKit has it, well known, and
    code that uses it does not compile. A version is the first that has the member; *checked* means that
    an app which uses it on an older one ends as on iOS.

    `make members` writes this file from the sources.

    """
}

/// What the sources do not say of the members, kept by hand.
struct MemberNotes {
  /// Methods that UIKit calls and the runtime does not, by their paths: advice says so to an app that has
  /// them.
  var declaredOnly: Set<String> = []
  /// Members that do nothing, each with the one that has told the app so before it comes to them.
  var speakers: [String: String] = [:]
  /// Methods that do all that is to be done, which is nothing, by their paths.
  var nothingToDo: Set<String> = []
  /// Properties that are the app's own notes, of which nothing has to come, by their paths.
  var kept: Set<String> = []
  /// The first versions of members whose sources do not say it, by their paths.
  var versions: [String: String] = [:]
  /// Members of UIKit that the runtime's types lack.
  var missing: [Member] = []
  /// The paths that have two versions.
  var twice: [String] = []

  /// Reads lines of a type and its members below a heading for what they have in common.
  init(contentsOf file: URL) throws {
    var heading = ""
    var speaker: String?
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") {
        speaker = line.firstMatch(of: /^# Declared only, as (.+) says$/).map {
          String($0.output.1)
        }
        heading = line.drop { $0 == "#" || $0 == " " }.lowercased()
        continue
      }
      let words = line.split(separator: " ")
      guard let type = words.first else { continue }
      for name in words.dropFirst() {
        // Types, functions and constants belong to no type.
        let member = Member(type: type == "Types" ? "" : String(type), name: String(name))
        if heading.hasPrefix("from ") {
          twice += versions[member.path] == nil ? [] : [member.path]
          versions[member.path] = String(heading.dropFirst(5))
        } else if heading == "kept for the app" {
          kept.insert(member.path)
        } else if heading == "missing" {
          missing.append(member)
        } else if heading == "nothing to do" {
          nothingToDo.insert(member.path)
        } else if let speaker, speaker != "advice" {
          speakers[member.path] = speaker
        } else {
          declaredOnly.insert(member.path)
        }
      }
    }
  }
}
