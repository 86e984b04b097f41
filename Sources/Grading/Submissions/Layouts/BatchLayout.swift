import CourseModel
import Foundation
import Words

/// Maps each entry of a batch folder to its student.
struct BatchLayout {
  var sort: SubmissionLayout
  var pieces: [Piece] = []
  /// People that the layout knows by themselves.
  var people: [Person] = []
  /// What does not fit, and is told.
  var findings: [Finding] = []
  /// The exercise that the layout's names speak of.
  var exerciseName: String?

  /// Something that somebody handed in.
  struct Piece {
    /// What lies under this name in the folder…
    var entry: OpenFolder.Entry
    /// …or in a folder of it.
    var people: [Person]
    /// What it was called when it was handed in; nil when the name is only the student's.
    var calledName: [UInt8]?
    /// Whether it is what was typed into a web page.
    var isOnlineText = false
  }

  /// What a layout says of a student.
  struct Person: Hashable {
    /// By which the student's pieces are put together.
    var id: String
    var name: String?
    /// Words under which a roster may have the student, the surest first.
    var keys: [String]
  }

  /// The layout of a folder.
  ///
  /// - Parameters:
  ///   - entries: What was handed in of what lies in it.
  ///   - baseName: How the folder itself is called.
  init(
    of folder: borrowing OpenFolder, entries: [OpenFolder.Entry], baseName: String
  ) throws(Finding) {
    if let gradescope = try GradescopeExport(of: folder, entries: entries) {
      self = gradescope.layout
      return
    }
    let candidates: [any NamedLayout] = [
      MoodleDownload(), CanvasDownload(),
    ]
    for candidate in candidates {
      let understood = entries.map { candidate.piece($0) }
      let count = understood.count { $0 != nil }
      guard count > 0, count * 2 >= entries.count else { continue }
      self.init(candidate.sort)
      for (entry, piece) in zip(entries, understood) {
        if let piece = piece ?? plainPiece(entry, isStrange: true) { pieces.append(piece) }
      }
      return
    }
    if let repositories = RepositoryFolders(of: folder, entries: entries, baseName: baseName) {
      self = repositories.layout
      return
    }
    self.init(.folders)
    var files = 0
    for entry in entries {
      guard let piece = plainPiece(entry, isStrange: false) else { continue }
      if entry.kind == .file { files += 1 }
      pieces.append(piece)
    }
    if files > 0 {
      sort = files == pieces.count ? .archives : .foldersAndArchives
    }
    keepLatestAttempts()
    tellTwinsApart()
  }

  /// Takes `ada (2).zip` beside `ada.zip` for the same student's second attempt, as browsers and systems
  /// call a second file of a name: the one with the highest number counts.
  private mutating func keepLatestAttempts() {
    let names = Set(pieces.flatMap(\.people).map(\.id))
    var latest: [String: (attempt: Int, place: Int)] = [:]
    var earlier: [String: [String]] = [:]
    var left: Set<Int> = []
    for (place, piece) in pieces.enumerated() {
      guard let id = piece.people.first?.id else { continue }
      let again = Self.attempt(id)
      let owner = again.flatMap { names.contains($0.owner) ? $0.owner : nil } ?? id
      let attempt = owner == id ? 1 : again?.attempt ?? 1
      guard let known = latest[owner] else {
        latest[owner] = (attempt, place)
        continue
      }
      // Two of one number, such as an archive and the folder that came out of it, are one attempt.
      if known.attempt == attempt { continue }
      let isLater = attempt > known.attempt
      if isLater { latest[owner] = (attempt, place) }
      let old = isLater ? known.place : place
      left.insert(old)
      earlier[owner, default: []].append(DiskName.shown(pieces[old].entry.name))
    }
    // What is of the same number as one that is left out is left out with it.
    for (place, piece) in pieces.enumerated() where !left.contains(place) {
      guard let id = piece.people.first?.id else { continue }
      let again = Self.attempt(id).flatMap { names.contains($0.owner) ? $0 : nil }
      if let best = latest[again?.owner ?? id], best.attempt > again?.attempt ?? 1 {
        left.insert(place)
        earlier[again?.owner ?? id, default: []].append(DiskName.shown(piece.entry.name))
      }
    }
    for (owner, best) in latest where earlier[owner] != nil {
      let shown = DiskName.shown(pieces[best.place].entry.name)
      for place in pieces.indices
      where pieces[place].people.first.map({ person in
        person.id != owner && Self.attempt(person.id)?.owner == owner
      }) ?? false {
        pieces[place].people = [Person(id: owner, keys: [owner])]
      }
      findings.append(
        Finding(
          SubmissionsWarning.latestAttempt(
            shown, of: owner, leftOut: (earlier[owner] ?? []).sorted()),
          at: SourcePlace(file: shown)))
    }
    findings.sort { ($0.place?.file ?? "") < ($1.place?.file ?? "") }
    pieces = pieces.enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }

  /// The name before a number in parentheses, and the number; nil for another name.
  private static func attempt(_ id: String) -> (owner: String, attempt: Int)? {
    // Nearly all names end otherwise, and a pattern takes time.
    guard id.utf8.last == UInt8(ascii: ")"),
      let match = id.wholeMatch(of: /(.*\S)\s?\((\d{1,3})\)/), let number = Int(match.2),
      number > 0
    else { return nil }
    // Some count the first copy as 1, others as 2; the file without a number comes before both.
    return (String(match.1), number + 1)
  }

  /// Gives people ids of their own whose names are the same letters in other bytes: Swift takes such
  /// texts for one, and the work of the one would be graded as another copy of the other's.
  private mutating func tellTwinsApart() {
    // ASCII alone is written in one way only, and is what most names are.
    var strange: Set<String> = []
    for piece in pieces {
      for person in piece.people where !DiskName.isASCII(person.id) { strange.insert(person.id) }
    }
    if strange.isEmpty { return }
    var spellings: [String: Set<[UInt8]>] = [:]
    for piece in pieces {
      for person in piece.people where strange.contains(person.id) {
        spellings[person.id, default: []].insert(Array(person.id.utf8))
      }
    }
    for piece in pieces.indices {
      for person in pieces[piece].people.indices {
        let id = pieces[piece].people[person].id
        guard let all = spellings[id], all.count > 1,
          // Who is written as most programs write it keeps the name.
          !id.utf8.elementsEqual(id.precomposedStringWithCanonicalMapping.utf8)
        else { continue }
        let apart = DiskName.spelledOut(id)
        pieces[piece].people[person] = Person(id: apart, keys: [apart])
        findings.append(
          Finding(
            SubmissionsWarning.namesLookTheSame(called: apart), at: SourcePlace(file: apart)))
      }
    }
  }

  init(_ sort: SubmissionLayout) {
    self.sort = sort
  }

  /// What lies there outside of any layout: a student's by its name; nil when it is nobody's.
  mutating func plainPiece(_ entry: OpenFolder.Entry, isStrange: Bool) -> Piece? {
    let shown = DiskName.shown(entry.name)
    guard let person = Self.plainPerson(entry) else {
      // Tables and texts that learning platforms put beside submissions are no news.
      if entry.kind != .file || ![nil, .data].contains(FileSort(of: entry.name)) {
        findings.append(
          Finding(SubmissionsWarning.nobodys(shown), at: SourcePlace(file: shown)))
      }
      return nil
    }
    if isStrange {
      findings.append(
        Finding(
          SubmissionsWarning.strangeName(shown, in: sort, takenFor: person.id),
          at: SourcePlace(file: shown)))
    }
    return Piece(entry: entry, people: [person])
  }

  /// The student after whom a folder, archive or Swift file is named.
  private static func plainPerson(_ entry: OpenFolder.Entry) -> Person? {
    switch entry.kind {
    case .folder, .link, .special:
      let id = DiskName.shown(entry.name)
      return Person(id: id, keys: [id])
    case .file:
      let endings = FileSort.archiveEndings + [".swift"]
      let stem =
        DiskName.stem(of: entry.name, endings: endings)
        ?? (FileSort(of: entry.name) == .strangeArchive
          ? Array(entry.name.prefix { $0 != UInt8(ascii: ".") }) : nil)
      guard let stem, !stem.isEmpty else { return nil }
      let id = DiskName.shown(stem)
      return Person(id: id, keys: [id])
    }
  }
}

/// A layout in which every name tells whose it is.
protocol NamedLayout {
  var sort: SubmissionLayout { get }
  /// Whose a thing of that name is; nil when it is not named so.
  func piece(_ entry: OpenFolder.Entry) -> BatchLayout.Piece?
}
