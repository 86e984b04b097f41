import CourseModel
import Words

/// Finds files that do not belong in the folders of lessons and parts, and wrong numbers of folders.
///
/// What a text links to has its place beside that text.
struct LessonFolders {
  let catalog: Catalog

  /// The faults of the folder of all lessons and of the lessons themselves.
  func findings(of lessons: [Lesson]) -> [Finding] {
    numberFaults(
      rivals(of: lessons).map { ($0.folderName, "\(shownRoot)/\($0.folderName)") }, of: .lessons)
      + lessons.flatMap { lesson in
        let shown = "\(shownRoot)/\(lesson.folderName)"
        // Of a folder that is no part for a reason that is told nothing else is said.
        let told = catalog.findings.compactMap(\.place?.file).filter { $0.hasPrefix("\(shown)/") }
        return strays(
          in: lesson.folder, shownAs: shown,
          allowed: ["Lesson.md", Part.sharedName] + told.map(\.lastComponent)
            + lesson.parts.map(\.location.lastComponent),
          texts: ["Lesson.md"], whose: .lesson)
          + numberFaults(
            lesson.parts.map { ($0.location.lastComponent, $0.shownPlace) },
            of: .parts)
      }
  }

  /// Those lessons, and all others that have the number of one of them.
  private func rivals(of lessons: [Lesson]) -> [Lesson] {
    let numbers = Set(lessons.map { Self.number(of: $0.folderName) })
    return catalog.lessons.filter { numbers.contains(Self.number(of: $0.folderName)) }
  }

  private static func number(of folder: String) -> Int? {
    Int(folder.prefix { $0.isASCII && $0.isNumber })
  }

  /// The faults of a part's folder.
  func findings(of part: Part) -> [Finding] {
    let isScenario = part.kind == .scenario
    let allowed =
      isScenario
      ? ["Scenario.swift", "Scenario.md", "App"]
      : ["Task.md", "Checks.swift", "Stage.swift", "StageCalls.swift", "Starter", "Solution"]
        + ["Alternatives", "Mistakes", Part.uiTestsName]
    var found = strays(
      in: part.folder, shownAs: part.shownPlace, allowed: allowed,
      texts: isScenario ? ["Scenario.md"] : ["Task.md"],
      whose: isScenario ? .scenario : .exercise, mayHoldSwift: true)
    if isScenario { return found + appFaults("App", of: part) }
    for folder in ["Starter", "Solution"] { found += appFaults(folder, of: part) }
    for folder in ["Alternatives", "Mistakes"] {
      for name in Disk.names(in: "\(part.folder)/\(folder)") where !name.hasPrefix(".") {
        if Disk.kind(of: "\(part.folder)/\(folder)/\(name)") == .folder {
          found += appFaults("\(folder)/\(name)", of: part)
        } else {
          found.append(
            Finding(
              PartFilesProblem.fileOutsideOfAnswer(name, folder: folder),
              at: SourcePlace(file: "\(part.shownPlace)/\(folder)/\(name)")))
        }
      }
    }
    return found
  }

  private var shownRoot: String { "Lessons" }

  private func strays(
    in folder: String, shownAs shown: String, allowed: [String], texts: [String],
    whose owner: PartFilesProblem.Owner, mayHoldSwift: Bool = false
  ) -> [Finding] {
    let linked = texts.flatMap { text in
      MarkdownLinks.targets(in: (try? Disk.text("\(folder)/\(text)")) ?? "").map {
        String($0.target.split(separator: "/").first { $0 != "." } ?? "")
      }
    }
    let there = Disk.names(in: folder).filter { !$0.hasPrefix(".") }
    return there.filter { !allowed.contains($0) && !linked.contains($0) }.compactMap { name in
      let meant = name.nearest(among: allowed.filter { !there.contains($0) })
      // Helper files may be beside the script, but a near miss of a known name is a typo.
      if mayHoldSwift, name.hasSuffix(".swift"), meant == nil { return nil }
      return Finding(
        PartFilesProblem.stray(name, whose: owner, meant: meant),
        at: SourcePlace(file: "\(shown)/\(name)"))
    }
  }

  /// What of an app's folder is not part of an app, or cannot be used.
  private func appFaults(_ name: String, of part: Part) -> [Finding] {
    guard let files = try? FileSet(folder: "\(part.folder)/\(name)") else { return [] }
    let app = AppFiles(checking: files, shownFolder: "\(part.shownPlace)/\(name)")
    let unused = files.paths.filter {
      app.files.files[$0] == nil && !$0.lastComponent.hasPrefix(".")
    }
    let unusable = app.findings.filter { $0.place?.file != app.shownFolder }
    let named = unusable.compactMap(\.place?.file)
    let links = Disk.others(below: "\(part.folder)/\(name)").map { path in
      Finding(AppFileProblem.link(path), at: SourcePlace(file: "\(app.shownFolder)/\(path)"))
    }
    return (unusable + links).map { finding in
      Finding(PartFilesProblem.unusable(message: finding.message), at: finding.place)
    }
      + wrongDeletions(name, of: part)
      + unused.filter { !named.contains("\(app.shownFolder)/\($0)") }.map { path in
        Finding(
          PartFilesProblem.notOfAnApp(path.lastComponent),
          at: SourcePlace(file: "\(app.shownFolder)/\(path)"))
      }
  }

  /// Lines of an answer's `.deleted` that name no file of the starter.
  private func wrongDeletions(_ name: String, of part: Part) -> [Finding] {
    guard name != "Starter", let starter = try? part.starter() else { return [] }
    return Part.deletions(in: "\(part.folder)/\(name)").enumerated()
      .filter { !$0.element.isEmpty && starter.files[$0.element] == nil }.map { index, path in
        Finding(
          PartFilesProblem.notInStarter(path, meant: path.nearest(among: starter.paths)),
          at: SourcePlace(file: "\(part.shownPlace)/\(name)/.deleted", line: index + 1))
      }
  }

  /// Folders are done in the order of their numbers, so each has one, and no two the same.
  private func numberFaults(
    _ folders: [(name: String, shown: String)], of series: PartFilesProblem.Series
  ) -> [Finding] {
    var first: [Int: String] = [:]
    return folders.compactMap { name, shown in
      guard let number = Self.number(of: name) else {
        return Finding(PartFilesProblem.noNumber(name: name), at: SourcePlace(file: shown))
      }
      guard let other = first[number] else {
        first[number] = name
        return nil
      }
      return Finding(
        PartFilesProblem.sameNumber(number, of: series, other, name), at: SourcePlace(file: shown))
    }
  }
}
