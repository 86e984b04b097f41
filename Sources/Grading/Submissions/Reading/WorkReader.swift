import CourseModel
import CourseRunner
import Words

/// Reads what one student handed in: folders, files and archives of any shape.
struct WorkReader {
  private(set) var work = FoundWork()
  private let names: ExerciseNames
  /// Whether files outside of any exercise's folder are of use.
  private let takesLooseFiles: Bool
  private let unpacking: Unpacking
  private var entriesLeft = IntakeRule.entryLimit
  private var archivesLeft = 16
  private var isInArchive = false

  init(names: ExerciseNames, takesLooseFiles: Bool, unpacking: Unpacking) {
    self.names = names
    self.takesLooseFiles = takesLooseFiles
    self.unpacking = unpacking
  }

  /// The place of a file: for whom it is read, and how it is called there.
  private struct Place {
    /// The copy of an exercise that has it, by its place in ``FoundWork/copies``.
    var copy: Int?
    /// The folders below the copy's or, outside of one, below the student's, with a slash behind each.
    var path = ""
    var shown: String
    /// The folders below the copy's or the student's.
    var depth = 0
    /// What forbids the names of these folders.
    var hazard: IntakeRule?
  }

  // MARK: From outside

  /// Reads what has a name in the batch's folder.
  ///
  /// - Parameters:
  ///   - isStudents: Whether the name is the student's, and says nothing of exercises.
  ///   - calledName: What it was called before a learning platform named it.
  mutating func read(
    _ entry: OpenFolder.Entry, in folder: borrowing OpenFolder, shown: String, isStudents: Bool,
    calledName: [UInt8]? = nil
  ) throws(Finding) {
    let name = calledName ?? entry.name
    let place = Place(shown: shown)
    switch entry.kind {
    case .folder:
      let match = isStudents ? nil : names.match(name)
      try readFolder(entry.name, in: folder, begin(match, at: place, shown: shown), shown: shown)
    case .file:
      try readFile(entry.name, calledName: name, in: folder, place, shown, isStudents: isStudents)
    case .link: refuseAll(.symbolicLink, shown)
    case .special: refuseAll(.specialFile, shown)
    }
  }

  /// What was typed into a web page instead of handed in as a file.
  mutating func passOverOnlineText(_ shown: String) {
    work.passedOver.append(Submission.Problem(.onlineText, shown))
  }

  // MARK: Folders

  private mutating func readFolder(
    _ name: [UInt8], in parent: borrowing OpenFolder, _ place: Place, shown: String
  ) throws(Finding) {
    do throws(OpenFolder.ReadingError) {
      let folder = try OpenFolder(name, in: parent, repairs: isInArchive)
      try readEntries(of: folder, place)
    } catch {
      try refuse(error, place, shown)
    }
  }

  private mutating func readEntries(
    of folder: borrowing OpenFolder, _ place: Place
  ) throws(OpenFolder.ReadingError) {
    guard let entries = try folder.entries(limit: entriesLeft) else {
      entriesLeft = 0
      refuse(.tooManyFiles, place, place.shown)
      return
    }
    entriesLeft -= entries.count
    let hasProject = entries.contains { $0.kind == .folder && ToolFolders.isProject($0.name) }
    for entry in entries {
      if entry.name.first == UInt8(ascii: ".") {
        passOverHidden(entry, place)
        continue
      }
      if entry.kind == .folder, ToolFolders.isLeftOut(entry.name, besideProject: hasProject) {
        continue
      }
      do throws(Finding) {
        try read(entry, in: folder, place)
      } catch {
        throw .machine(error)
      }
    }
  }

  /// Says that a hidden folder was left out which is called like an exercise.
  private mutating func passOverHidden(_ entry: OpenFolder.Entry, _ place: Place) {
    guard entry.kind == .folder, place.copy == nil,
      let match = names.match(Array(entry.name.drop { $0 == UInt8(ascii: ".") }))
    else { return }
    let shown = "\(place.shown)/\(DiskName.shown(entry.name))"
    var hidden = FoundWork.Copy(match: match, shownPlace: shown, depth: place.depth + 1)
    hidden.note(Submission.Problem(.hiddenFolder, shown, isFatal: false))
    work.hidden.append(hidden)
  }

  private mutating func read(
    _ entry: OpenFolder.Entry, in folder: borrowing OpenFolder, _ place: Place
  ) throws(Finding) {
    let shown = "\(place.shown)/\(DiskName.shown(entry.name))"
    switch entry.kind {
    case .folder: try readSubfolder(entry.name, in: folder, place, shown)
    case .file: try readFile(entry.name, calledName: entry.name, in: folder, place, shown)
    case .link: refuseEntry(.symbolicLink, entry.name, place, shown)
    case .special: refuseEntry(.specialFile, entry.name, place, shown)
    }
  }

  private mutating func readSubfolder(
    _ name: [UInt8], in folder: borrowing OpenFolder, _ place: Place, _ shown: String
  ) throws(Finding) {
    let match = names.match(name)
    // Inside of an exercise only the course's exact spelling begins the next: an app may have folders.
    if let match, place.copy == nil || match.isExact {
      let depth = place.depth + 1
      try readFolder(name, in: folder, begin(match, at: place, shown: shown, depth), shown: shown)
      return
    }
    var inner = place
    inner.depth += 1
    inner.shown = shown
    inner.hazard = place.hazard ?? DiskName.hazard(name)
    inner.path += (inner.hazard == nil ? String(decoding: name, as: UTF8.self) : "?") + "/"
    if place.copy != nil {
      if let hazard = inner.hazard { return refuse(hazard, place, shown) }
      if inner.depth > AppLimits.depth { return refuse(.tooDeep, place, shown) }
    } else if inner.depth > IntakeRule.searchDepthLimit {
      return refuse(.tooDeep, place, shown)
    }
    try readFolder(name, in: folder, inner, shown: shown)
  }

  /// Begins a copy of an exercise where a match was found.
  private mutating func begin(
    _ match: ExerciseNames.Match?, at place: Place, shown: String, _ depth: Int = 0
  ) -> Place {
    guard let match else { return place }
    work.copies.append(.init(match: match, shownPlace: shown, depth: depth))
    return Place(copy: work.copies.count - 1, shown: shown)
  }

  // MARK: Files

  private mutating func readFile(
    _ name: [UInt8], calledName: [UInt8], in folder: borrowing OpenFolder, _ place: Place,
    _ shown: String, isStudents: Bool = false
  ) throws(Finding) {
    let path = place.path + String(decoding: calledName, as: UTF8.self)
    // The answers to a scenario's questions lie in the same workspace.
    if place.copy == nil, PredictionSheet.isName(path.lastComponent) { return }
    // Classroom 50 puts its result beside a student's work.
    guard let sort = FileSort(of: path), calledName != Self.result else { return }
    if sort == .archive || sort == .strangeArchive {
      guard place.copy == nil else { return }
      try readArchive(
        name, calledName: calledName, in: folder, place, shown, sort, isStudents: isStudents)
      return
    }
    if place.copy == nil, !takesLooseFiles {
      if sort == .text { work.loose.shownPlace = shown }
      if path.hasSuffix(".swift") {
        work.unplaced = work.unplaced ?? Submission.Problem(.noExercise, shown)
      }
      return
    }
    if calledName == Self.manifest {
      return note(Submission.Problem(.packageManifest, shown, isFatal: false), place)
    }
    if let hazard = place.hazard ?? DiskName.hazard(calledName) {
      return refuse(hazard, place, shown)
    }
    if place.copy == nil, work.loose.shownPlace.isEmpty { work.loose.shownPlace = shown }
    guard change(place, { $0.admits(path, shown, as: sort) }) else { return }
    do throws(OpenFolder.ReadingError) {
      var bytes: [UInt8] = []
      if sort != .picture {
        bytes = try folder.read(name, limit: AppLimits.fileSize(of: path), repairs: isInArchive)
      } else {
        // Of a picture the name and the size count, as in practice.
        try folder.check(name)
        let beginning = try? folder.beginning(of: name, count: AppFileKind.pictureReach(of: path))
        bytes = AppFileKind.keptPicture(beginning ?? [])
      }
      change(place) { $0.take(bytes, at: path, shown, as: sort) }
    } catch {
      try refuse(error, place, shown)
    }
  }

  private mutating func readArchive(
    _ name: [UInt8], calledName: [UInt8], in folder: borrowing OpenFolder, _ place: Place,
    _ shown: String, _ sort: FileSort, isStudents: Bool
  ) throws(Finding) {
    if isInArchive {
      work.passedOver.append(Submission.Problem(.nestedArchive, shown))
      return
    }
    guard sort == .archive else {
      work.passedOver.append(Submission.Problem(.archiveKind, shown))
      return
    }
    guard archivesLeft > 0 else { return refuseAll(.tooManyFiles, shown) }
    archivesLeft -= 1
    let stem = DiskName.stem(of: calledName, endings: FileSort.archiveEndings) ?? calledName
    let inner = begin(
      isStudents ? nil : names.match(stem), at: place, shown: shown, place.depth + 1)
    do throws(OpenFolder.ReadingError) {
      let unpacked = try unpacking.unpack(name, in: folder)
      defer { unpacked.remove() }
      isInArchive = true
      defer { isInArchive = false }
      let root = try OpenFolder(path: unpacked.files)
      var insidePlace = inner
      insidePlace.shown = shown
      try readEntries(of: root, insidePlace)
    } catch {
      archivesLeft -= Self.costOfFailure
      try refuse(error, inner, shown)
    }
  }

  /// An archive that cannot be read counts for this many more: it may have kept a program busy for as
  /// long as that could be.
  private static let costOfFailure = 4

  // MARK: What is wrong

  @discardableResult
  private mutating func change<Result>(
    _ place: Place, _ body: (inout FoundWork.Copy) -> Result
  ) -> Result {
    if let copy = place.copy { return body(&work.copies[copy]) }
    return body(&work.loose)
  }

  private mutating func note(_ problem: Submission.Problem, _ place: Place) {
    change(place) { $0.note(problem) }
  }

  private mutating func refuse(
    _ refusal: OpenFolder.ReadingError, _ place: Place, _ shown: String
  ) throws(Finding) {
    switch refusal {
    case .rule(let rule): refuse(rule, place, shown)
    case .machine(let finding): throw finding
    }
  }

  /// Refuses the exercise that has it or, outside of all exercises, what was not found elsewhere.
  private mutating func refuse(_ rule: IntakeRule, _ place: Place, _ shown: String) {
    let isFile = FileSort(of: shown) == .text
    if place.copy != nil || (takesLooseFiles && isFile) {
      if place.copy == nil, work.loose.shownPlace.isEmpty { work.loose.shownPlace = shown }
      change(place) { $0.refuse(rule, shown) }
    } else {
      refuseAll(rule, shown)
    }
  }

  private mutating func refuseAll(_ rule: IntakeRule, _ shown: String) {
    if work.problems.count < 5 { work.problems.append(Submission.Problem(rule, shown)) }
  }

  /// Refuses something that is neither file nor folder where it could have been of the work.
  private mutating func refuseEntry(
    _ rule: IntakeRule, _ name: [UInt8], _ place: Place, _ shown: String
  ) {
    if place.copy != nil {
      refuse(rule, place, shown)
    } else if let match = names.match(name) {
      refuse(rule, begin(match, at: place, shown: shown, place.depth + 1), shown)
    } else if takesLooseFiles, FileSort(of: name) == .text {
      refuse(rule, place, shown)
    } else if work.passedOver.isEmpty {
      // Perhaps all of the work is where a link leads.
      work.passedOver.append(Submission.Problem(rule, shown))
    }
  }

  private static let manifest = Array(ToolFolders.manifest.utf8)
  private static let result = Array("result.json".utf8)
}

/// What a file is to us, by the end of its name.
enum FileSort {
  case text, data, picture, archive
  /// An archive of a kind that is not opened.
  case strangeArchive

  static let archiveEndings = [".zip", ".tar.gz", ".tgz", ".tar"]
  private static let strangeEndings = [".7z", ".rar", ".bz2", ".xz", ".zst", ".gz"]

  init?(of name: [UInt8]) { self.init(of: String(decoding: name, as: UTF8.self)) }

  init?(of path: String) {
    func ends(_ endings: [String]) -> Bool {
      let name = Array(path.utf8)
      return endings.contains { name.hasEnding($0) }
    }
    switch AppFileKind(of: path) {
    case .text, .list, .strings: self = .text
    case .data: self = .data
    case .picture: self = .picture
    case nil where ends(Self.archiveEndings): self = .archive
    case nil where ends(Self.strangeEndings): self = .strangeArchive
    case nil: return nil
    }
  }
}
