package import CourseModel
import Words

/// Every lesson of a course, found by looking into its `Lessons/`; no list is kept anywhere.
package struct Catalog: Sendable {
  /// In the order of their folders' names.
  package var lessons: [Lesson] = []
  /// What can be looked up beside the lessons, in the order of the files' names.
  package var pages: [Page] = []
  /// What is wrong with the folders; a lesson or part that cannot be told apart is left out.
  package var findings: [Finding] = []

  private let shownRoot: String
  private let isPrivate: Bool

  package var parts: [Part] { lessons.flatMap(\.parts) }

  /// The part of that full id; nil where there is none.
  package func part(_ id: String) -> Part? {
    for lesson in lessons {
      if let part = lesson.parts.first(where: { $0.id == id }) { return part }
    }
    return nil
  }

  /// The lesson that has the part.
  package func lesson(of part: Part) -> Lesson? {
    lessons.first { $0.parts.contains(part) }
  }

  /// Reads the folders and first headings below `root`; nothing is compiled.
  package init(root: String) {
    self.init(folder: "\(root)/Lessons", shownAs: "Lessons", isPrivate: false)
  }

  /// Reads the lessons in a folder.
  ///
  /// - Parameters:
  ///   - name: The folder as a reader is told of it.
  ///   - isPrivate: Whether they are an ``Overlay``'s: then a lesson needs no text of its own.
  init(folder: String, shownAs name: String, isPrivate: Bool) {
    shownRoot = name
    self.isPrivate = isPrivate
    var idFolders: [String: String] = [:]
    for name in Self.folders(in: folder) {
      let lesson = readLesson(named: name, in: folder)
      if let first = idFolders.updateValue(name, forKey: lesson.id) {
        idFolders[lesson.id] = first
        findings.append(
          Finding(
            CatalogProblem.lessonsShareID(lesson.id, folders: first, name),
            at: SourcePlace(file: "\(shownRoot)/\(name)")))
      } else {
        lessons.append(lesson)
      }
    }
    guard !isPrivate else { return }
    findSharedNames()
    for name in Disk.names(in: folder) where name.hasSuffix(".md") {
      readPage(named: name, in: folder)
    }
  }

  private mutating func readLesson(named folderName: String, in root: String) -> Lesson {
    let folder = "\(root)/\(folderName)"
    let title = Heading.first(in: "\(folder)/Lesson.md")
    if title == nil, !isPrivate {
      let isThere = Disk.kind(of: "\(folder)/Lesson.md") != nil
      findings.append(
        Finding(
          isThere
            ? CatalogProblem.lessonWithoutHeading : .lessonWithoutText(folder: folderName),
          at: SourcePlace(file: "\(shownRoot)/\(folderName)\(isThere ? "/Lesson.md" : "")")))
    }
    var lesson = Lesson(
      id: folderName.asCourseID, title: title ?? folderName.asTitle, folderName: folderName,
      folder: folder, parts: [])
    for name in Self.folders(in: folder) where name != Part.sharedName {
      guard let part = readPart(named: name, of: lesson) else { continue }
      if lesson.parts.contains(where: { $0.id == part.id }) {
        findings.append(
          Finding(CatalogProblem.partsShareID(part.id), at: SourcePlace(file: part.shownPlace)))
      } else {
        lesson.parts.append(part)
      }
    }
    return lesson
  }

  private mutating func readPart(named name: String, of lesson: Lesson) -> Part? {
    let folder = "\(lesson.folder)/\(name)"
    let isScenario = Disk.kind(of: "\(folder)/Scenario.swift") == .file
    let hasTask = Disk.kind(of: "\(folder)/Task.md") == .file
    guard
      isScenario || hasTask || Disk.kind(of: "\(folder)/Checks.swift") == .file
        || Disk.kind(of: "\(folder)/\(Part.uiTestsName)") == .folder
    else {
      if isPrivate || name.first?.isNumber == true {
        let (misspelt, meant) = Self.misspelt(in: folder) ?? (nil, nil)
        findings.append(
          Finding(
            CatalogProblem.neitherScenarioNorExercise(misspelt: misspelt, meant: meant),
            at: SourcePlace(file: "\(shownRoot)/\(lesson.folderName)/\(name)")))
      }
      return nil
    }
    let heading = Heading.first(in: "\(folder)/\(isScenario ? "Scenario.md" : "Task.md")")
    return Part(
      id: "\(lesson.id)/\(name.asCourseID)", kind: isScenario ? .scenario : .exercise,
      title: heading ?? name.asTitle, location: "\(lesson.folderName)/\(name)", folder: folder,
      shownRoot: shownRoot, isPrivate: isPrivate)
  }

  /// A page's id must be no lesson's, or nobody could look it up.
  private mutating func readPage(named name: String, in folder: String) {
    let path = "\(folder)/\(name)"
    guard !name.hasPrefix("."), Disk.kind(of: path) == .file else { return }
    let id = String(name.dropLast(3)).asCourseID
    let title = Heading.first(in: path)
    if title == nil {
      findings.append(
        Finding(
          CatalogProblem.pageWithoutHeading(name), at: SourcePlace(file: "\(shownRoot)/\(name)")))
    }
    if lessons.contains(where: { $0.id == id }) || pages.contains(where: { $0.id == id }) {
      findings.append(
        Finding(
          CatalogProblem.pageIDTaken(id, page: name),
          at: SourcePlace(file: "\(shownRoot)/\(name)")))
    } else {
      pages.append(Page(id: id, title: title ?? id.asTitle, path: path, shownRoot: shownRoot))
    }
  }

  /// What to rename so that a folder becomes a part; nil where nothing in it looks like a slip.
  private static func misspelt(in folder: String) -> (there: String, meant: String)? {
    for name in ["Checks.swift", "Scenario.swift", "Task.md"] {
      if let there = name.nearest(among: Disk.names(in: folder)) { return (there, name) }
    }
    return nil
  }

  /// A submission is recognised by an exercise's name alone, so no two lessons may share one.
  private mutating func findSharedNames() {
    var first: [String: Part] = [:]
    for part in parts where part.kind == .exercise {
      guard let other = first[part.name] else {
        first[part.name] = part
        continue
      }
      findings.append(
        Finding(
          CatalogProblem.exercisesShareName(other.id, part.id),
          at: SourcePlace(file: part.shownPlace)))
    }
  }

  private static func folders(in folder: String) -> [String] {
    Disk.names(in: folder).filter {
      !$0.hasPrefix(".") && Disk.kind(of: "\(folder)/\($0)") == .folder
    }
  }
}

/// The first heading of a Markdown file.
enum Heading {
  /// The heading's words; nil when the file is not there or begins with something else.
  static func first(in path: String) -> String? {
    // The title is at the top: no need to read a long narrative for a list.
    guard let bytes = try? Disk.read(path, limit: 1024) else { return nil }
    let start = bytes.drop { $0 == 10 || $0 == 13 || $0 == 32 }
    guard start.first == UInt8(ascii: "#") else { return nil }
    let line = start.prefix { $0 != 10 && $0 != 13 }
    let words = line.drop { $0 == UInt8(ascii: "#") || $0 == 32 }
    guard let end = words.lastIndex(where: { $0 != 32 }) else { return nil }
    return String(decoding: words[...end], as: UTF8.self)
  }
}
