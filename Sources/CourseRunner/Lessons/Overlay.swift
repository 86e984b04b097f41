package import CourseModel
import Words

/// Private lessons over those of a course: checks that join an exercise's own, and whole exercises.
///
/// The folder is laid out as `Lessons/` is; only what a teacher adds has to be in it, such as
/// `03-Containment/02-reveal-a-child/Checks.swift`. What does not fit is left out with a finding,
/// and the course goes on without it.
package struct Overlay: Sendable {
  /// The course with what joined it.
  package private(set) var catalog: Catalog
  /// What was left out, and why; for teachers only.
  package private(set) var findings: [Finding]
  private let shownFolder: String

  /// Looks what of the folder belongs where in the course; nothing is compiled.
  ///
  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - name: The folder as a reader is told of it.
  package init(folder: String, shownAs name: String, over catalog: Catalog) {
    let hidden = Catalog(folder: folder, shownAs: name, isPrivate: true)
    self.catalog = catalog
    findings = hidden.findings
    shownFolder = name
    if hidden.parts.isEmpty, findings.isEmpty {
      findings.append(Finding(OverlayProblem.noLessons(folder: name), at: SourcePlace(file: name)))
    }
    for lesson in hidden.lessons {
      for part in lesson.parts {
        if let finding = join(part, of: lesson) { findings.append(finding) }
      }
    }
  }

  /// The exercises that are not what they are for students.
  package var parts: [Part] { catalog.parts.filter { $0.isPrivate || !$0.joining.isEmpty } }

  /// Lets a private part take its place.
  ///
  /// - Returns: Why it has none; nil when it has.
  private mutating func join(_ part: Part, of lesson: Lesson) -> Finding? {
    if part.kind == .scenario {
      return finding(.privateScenario, at: part.location)
    }
    guard let own = catalog.part(part.id) else {
      return add(part, of: lesson)
    }
    if own.kind == .scenario {
      return finding(.joinsScenario(part.id), at: part.location)
    }
    let staged = [Part.stageName, Part.stageCallsName].first {
      Disk.kind(of: "\(part.folder)/\($0)") != nil
    }
    if let staged {
      return finding(.stage(ownFolder: own.location), at: "\(part.location)/\(staged)")
    }
    catalog.update(own.id) { $0.joining.append(part) }
    return nil
  }

  /// Adds an exercise that the course does not have.
  private mutating func add(_ part: Part, of lesson: Lesson) -> Finding? {
    let exercises = catalog.parts.filter { $0.kind == .exercise }
    guard Disk.kind(of: "\(part.folder)/Starter") == .folder else {
      let nearest =
        part.id.nearest(among: exercises.map(\.id))
        ?? exercises.first { $0.name == part.name }?.id
      return finding(.unknownExercise(part.id, nearest: nearest), at: part.location)
    }
    if let namesake = exercises.first(where: { $0.name == part.name }) {
      return finding(.nameTaken(by: namesake.id), at: part.location)
    }
    if let index = catalog.lessons.firstIndex(where: { $0.id == lesson.id }) {
      catalog.lessons[index].parts.append(part)
    } else {
      var lesson = lesson
      lesson.parts = [part]
      catalog.lessons.append(lesson)
    }
    return nil
  }

  private func finding(_ problem: OverlayProblem, at location: String) -> Finding {
    Finding(problem, at: SourcePlace(file: "\(shownFolder)/\(location)"))
  }
}

extension Catalog {
  fileprivate mutating func update(_ id: String, _ change: (inout Part) -> Void) {
    for lesson in lessons.indices {
      for part in lessons[lesson].parts.indices where lessons[lesson].parts[part].id == id {
        change(&lessons[lesson].parts[part])
      }
    }
  }
}
