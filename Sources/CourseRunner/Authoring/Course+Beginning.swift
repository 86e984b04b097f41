package import CourseModel

extension Course {
  /// Begins a lesson: its folder with a text, and a scenario in it.
  ///
  /// - Parameter name: Such as `WindowTricks` or `window-tricks`.
  package func beginLesson(named name: String) throws -> BeginningReport {
    let words = try Self.words(of: name)
    let id = words.joined(separator: "-")
    guard !catalog.lessons.contains(where: { $0.id == id }) else {
      throw UsageProblem.nameTaken(id)
    }
    let number = Self.next(after: catalog.lessons.map(\.folderName))
    let folder = "\(number)-" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    var files = ["Lesson.md": Skeleton.lesson(titled: Self.title(of: words))]
    for (path, text) in Skeleton.files(of: .scenario, titled: "A first look") {
      files["01-a-first-look/\(path)"] = text
    }
    return try begin(id, in: folder, files)
  }

  /// Begins a scenario or an exercise behind the last part of a lesson.
  ///
  /// - Parameter name: The lesson and the part, such as `window-creation/two-windows`.
  package func begin(_ kind: PartKind, named name: String) throws -> BeginningReport {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw UsageProblem.partWithoutLesson(name) }
    guard case .lesson(let lesson) = try find(parts[0]) else {
      throw UsageProblem.partWithoutLesson(name)
    }
    let words = try Self.words(of: parts[1])
    let id = "\(lesson.id)/\(words.joined(separator: "-"))"
    // Commands are given the last word of an id, which should mean one part.
    let ending = "/" + words.joined(separator: "-")
    if let other = catalog.parts.first(where: { $0.id.hasSuffix(ending) }) {
      throw UsageProblem.nameTaken(other.id)
    }
    let number = Self.next(after: lesson.parts.map { $0.location.lastComponent })
    return try begin(
      id, in: "\(lesson.folderName)/\(number)-\(words.joined(separator: "-"))",
      Skeleton.files(of: kind, titled: Self.title(of: words)))
  }

  private func begin(
    _ id: String, in folder: String, _ files: [String: String]
  ) throws -> BeginningReport {
    let place = "\(root)/Lessons/\(folder)"
    guard Disk.kind(of: place) == nil else { throw UsageProblem.nameTaken("Lessons/\(folder)") }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = "\(place)/\(path)"
      try Disk.makeFolder(file.deletingLastComponents(1))
      try Disk.write([UInt8](text.utf8), to: file)
    }
    return BeginningReport(
      id: id, files: files.keys.sorted().map { "Lessons/\(folder)/\($0)" })
  }

  /// The words of a name, in small letters: `WindowTricks`, `window-tricks` and `window tricks` are one.
  private static func words(of name: String) throws -> [String] {
    let id = name.asCourseID
    let words = id.split(separator: "-").map(String.init)
    guard name.first?.isLetter == true,
      id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { throw UsageProblem.badName(name) }
    return words
  }

  private static func title(of words: [String]) -> String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The number behind the greatest at the beginning of a folder's name, in two digits.
  private static func next(after folders: [String]) -> String {
    let numbers = folders.compactMap { Int($0.prefix { $0.isNumber }) }
    let number = (numbers.max() ?? 0) + 1
    return number < 10 ? "0\(number)" : "\(number)"
  }
}
