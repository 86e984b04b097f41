import CourseModel
import CourseRunner
import Words

/// Who is expected to hand something in, by a table of a learning platform's.
///
/// Columns are known by their titles in rosters and gradebooks of Moodle (participants, grading
/// worksheet), Canvas (gradebook), Gradescope, GitHub Classroom and Classroom 50; other columns are
/// kept for those who export grades again.
struct Roster {
  private(set) var members: [Member] = []
  private(set) var findings: [Finding] = []

  /// Somebody on the roster.
  struct Member {
    var name: String?
    /// Words by which the student can be known, by what they are.
    var keys: [Column: [String]]
    var fields: [String: String]
  }

  /// What a column holds; the order is that in which one serves as a student's id.
  enum Column: CaseIterable {
    case identifier, username, email, name, firstName, lastName

    init?(title: String) {
      let plain = title.lowercased().filter { $0.isLetter || $0.isNumber }
      guard let column = Self.titles.first(where: { $0.value.contains(plain) })?.key else {
        return nil
      }
      self = column
    }

    private static let titles: [Column: Set<String>] = [
      .identifier: [
        "id", "sid", "studentid", "userid", "sisuserid", "sisid", "idnumber", "canvasid",
        "identifier", "studentnumber", "rosteridentifier",
      ],
      .username: ["username", "login", "loginid", "sisloginid", "user", "githubusername"],
      .email: ["email", "emailaddress", "mail"],
      .name: ["name", "fullname", "student", "studentname", "displayname"],
      .firstName: ["firstname", "givenname", "forename"],
      .lastName: ["lastname", "surname", "familyname"],
    ]
  }

  /// Reads the file.
  ///
  /// - Throws: A finding when it is no table or no column says who somebody is.
  init(file: String) throws(Finding) {
    let place = SourcePlace(file: file)
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(file, limit: 64 << 20)
    } catch {
      throw Finding(RosterProblem.unreadable(reason: error.reason), at: place)
    }
    guard let table = SeparatedValues(bytes), let titles = table.rows.first else {
      throw Finding(RosterProblem.noTable, at: place)
    }
    let trimmed = titles.map(\.withoutOuterSpaces)
    let columns = trimmed.map { Column(title: $0) }
    guard
      columns.contains(where: { $0 != nil && $0 != .firstName && $0 != .lastName })
        || (columns.contains(.firstName) && columns.contains(.lastName))
    else {
      throw Finding(RosterProblem.nobodyKnown, at: place)
    }
    for row in table.rows.dropFirst() { add(row, trimmed, columns) }
  }

  private mutating func add(_ row: [String], _ titles: [String], _ columns: [Column?]) {
    let cells = row.map(\.withoutOuterSpaces)
    // Canvas puts a line with the points that are possible under the titles.
    if cells.first?.hasPrefix("Points Possible") ?? false { return }
    var member = Member(name: nil, keys: [:], fields: [:])
    for ((title, column), cell) in zip(zip(titles, columns), cells) where !cell.isEmpty {
      if !title.isEmpty, member.fields[title] == nil { member.fields[title] = cell }
      if let column { member.keys[column, default: []].append(cell) }
    }
    let first = member.keys.removeValue(forKey: .firstName)?.first
    let last = member.keys.removeValue(forKey: .lastName)?.first
    if let first, let last {
      member.keys[.name, default: []] += ["\(first) \(last)", "\(last) \(first)"]
    }
    if let name = member.keys[.name]?.first {
      member.name = name
      if let comma = name.firstRange(of: ", ") {
        // Canvas sorts by the last name and writes it into file names.
        member.name = "\(name[comma.upperBound...]) \(name[..<comma.lowerBound])"
        member.keys[.name, default: []] += [member.name ?? name]
      }
      member.keys[.name]?.append(CanvasDownload.fileName(of: name))
    }
    if !member.keys.isEmpty { members.append(member) }
  }
}

/// The people of a batch: whose pieces are whose, and under which ids.
struct People {
  /// Everybody, sorted by id.
  private(set) var students: [Student] = []
  private(set) var findings: [Finding] = []
  private var rosterIDs: [String: String?] = [:]
  /// Names of submissions that the roster has, but for somebody else.
  private var impostors: Set<String> = []

  /// - Parameter found: Everybody of whom the layout speaks, in its order.
  init(_ found: [BatchLayout.Person], roster: Roster?) {
    var known: Set<String> = []
    if let roster {
      let words = Set(found.flatMap(\.keys).map { Self.folded($0) })
      let column = Self.idColumn(of: roster, words: words)
      for member in roster.members {
        guard let id = Self.id(of: member, column) else { continue }
        guard known.insert(id).inserted else {
          findings.append(Finding(RosterWarning.namedTwice(id: id)))
          continue
        }
        students.append(Student(id: id, name: member.name, rosterFields: member.fields))
        for key in Set(member.keys.values.joined().map { Self.folded($0) }) {
          // What is true of two people tells neither.
          rosterIDs[key] = rosterIDs.keys.contains(key) ? .some(nil) : id
        }
      }
      tellImpostorsApart(found)
    }
    var strangers: [String] = []
    var disputed: [RosterWarning.Dispute] = []
    for person in found {
      let id = id(of: person)
      if let dispute = dispute(over: person), !disputed.contains(dispute) {
        disputed.append(dispute)
      }
      guard known.insert(id).inserted else { continue }
      students.append(Student(id: id, name: person.name, isExpected: roster == nil))
      if roster != nil { strangers.append(id) }
    }
    students.sort { ByteOrder.precedes($0.id, $1.id) }
    if !strangers.isEmpty { findings.append(Finding(RosterWarning.notOnRoster(strangers))) }
    if !disputed.isEmpty { findings.append(Finding(RosterWarning.namedAfterTwo(disputed))) }
  }

  /// Matches at most one person's work to each roster entry, so a namesake cannot replace it.
  private mutating func tellImpostorsApart(_ found: [BatchLayout.Person]) {
    var claims: [String: Set<String>] = [:]
    for person in found { claims[id(of: person), default: []].insert(person.id) }
    for (id, all) in claims.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) where all.count > 1 {
      // An exact match with the roster's ID wins; otherwise it is ambiguous.
      let others = all.filter { $0 != id }.sorted(by: ByteOrder.precedes)
      impostors.formUnion(others)
      for other in others {
        findings.append(Finding(RosterWarning.notOnlyWork(other, of: id)))
      }
    }
  }

  /// The id of somebody: the roster's where it knows them.
  func id(of person: BatchLayout.Person) -> String {
    if impostors.contains(person.id) { return person.id }
    return person.keys.lazy.compactMap(rosterID).first ?? person.id
  }

  /// Whose id on the roster a word is; nil when it is nobody's or two people's.
  private func rosterID(of word: String) -> String? { rosterIDs[Self.folded(word)] ?? nil }

  /// What the surest word and the name, which is the last, say of somebody, where they disagree.
  private func dispute(over person: BatchLayout.Person) -> RosterWarning.Dispute? {
    // A number in the place of a name is another platform's by chance.
    guard !impostors.contains(person.id),
      let name = person.keys.last, name.contains(where: \.isLetter),
      let otherID = rosterID(of: name), case let id = id(of: person), otherID != id
    else { return nil }
    return RosterWarning.Dispute(name: name, otherID: otherID, id: id)
  }

  /// The column by which most of the work is called; what two people share calls neither.
  private static func idColumn(of roster: Roster, words: Set<String>) -> Roster.Column {
    var best = (column: Roster.Column.identifier, hits: 0)
    for column in Roster.Column.allCases {
      let cells = roster.members.compactMap { $0.keys[column]?.first.map(folded) }
      let counts = cells.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let hits = cells.count { counts[$0] == 1 && words.contains($0) }
      if hits > best.hits { best = (column, hits) }
    }
    return best.column
  }

  private static func id(of member: Roster.Member, _ column: Roster.Column) -> String? {
    ([column] + Roster.Column.allCases).lazy.compactMap { member.keys[$0]?.first }.first
  }

  /// A word as two of them are compared: case does not count.
  private static func folded(_ word: String) -> String { word.lowercased() }
}

extension String {
  fileprivate var withoutOuterSpaces: String {
    guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...end].drop { $0.isWhitespace })
  }
}
