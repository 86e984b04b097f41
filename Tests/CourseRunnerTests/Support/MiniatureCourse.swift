import CourseModel
import Foundation

@testable import CourseRunner

/// A course of one scenario and one exercise, whose apps and scripts compile without the kit.
struct MiniatureCourse {
  let folder: TemporaryFolder
  let judges: FakeJudges

  static let starter = "struct Root {}\n"
  static let solved = "struct Root { let word = \"solved\" }\n"

  /// - Parameter isCompiled: Takes over what was compiled of a course without changes: left are the files that
  ///   a test changes.
  init(
    _ more: [String: String] = [:], judges: FakeJudges = .lookingForWord(), isCompiled: Bool = true
  ) throws {
    let files = [
      "Lessons/01-Launch/Lesson.md": "# Launching\n\nHow?\n",
      "Lessons/01-Launch/01-tap/Scenario.swift": "let scenario = 1\n",
      "Lessons/01-Launch/01-tap/App/Root.swift": Self.starter,
      "Lessons/01-Launch/02-solve/Task.md": "# Solve it\n\nWrite the word.\n",
      "Lessons/01-Launch/02-solve/Checks.swift": "let exercise = 1\n",
      "Lessons/01-Launch/02-solve/Starter/Root.swift": Self.starter,
      "Lessons/01-Launch/02-solve/Solution/Root.swift": Self.solved,
    ]
    folder = try TemporaryFolder(files.merging(more) { $1 })
    self.judges = judges
    guard isCompiled else { return }
    for (name, files) in try Self.compiled.get() {
      try files.write(to: "\(folder.path)/\(Self.cache)/\(name)")
    }
  }

  private static let cache = "Workspace/.course/cache"
  private static let compiled = Result {
    let plain = try MiniatureCourse(isCompiled: false)
    var course = plain.open()
    _ = try course.verify()
    _ = try course.next()
    return try Dictionary(
      uniqueKeysWithValues: ["apps", "parts", "editor"].map {
        ($0, try FileSet(folder: "\(plain.folder.path)/\(cache)/\($0)"))
      })
  }

  /// The course as a new process would open it.
  func open(searchPath: String? = nil) -> Course {
    Course(
      root: folder.path, judges: judges, installation: .current, generated: Self.generated,
      searchPath: searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// Nothing that a compiled part would need to be loaded: the judge is a fake.
  static let generated = GeneratedSources(app: [:]) { script in
    ["Export.swift": "public let exported = \(script)\n"]
  }

  static let solve = "launch/solve"
  static let work = "Workspace/01-Launch/02-solve/Root.swift"
}

extension Course {
  /// The part of that id, which is there.
  func part(_ id: String) throws -> Part { try catalog.part(named: id) }
}
