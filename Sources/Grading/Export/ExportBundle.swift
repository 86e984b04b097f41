/// Files that let another system run the grader, or others use the course.
package struct ExportBundle: Hashable, Sendable {
  /// Sorted by path.
  package var files: [File]
  /// The copy of the course that goes with them; nil where the course stays where it is.
  package var course: CourseCopy?

  /// What the folder has at its top, for readers: files, and folders with a slash behind them.
  package var contents: [String] {
    let copied: [String] =
      switch course {
      case nil: []
      case let copy? where copy.folder.isEmpty: copy.parts.map { $0.contains(".") ? $0 : "\($0)/" }
      case let copy?: ["\(copy.folder)/"]
      }
    return files.map(\.path) + copied
  }

  package struct File: Hashable, Sendable {
    /// Relative, with `/` between folders.
    package var path: String
    package var text: String
    package var isExecutable: Bool
  }

  /// What a bundle says of exercises to each grading; the ids are of the course that goes with it.
  package struct Work: Hashable, Sendable {
    /// The exercises that count, handed in or not; nil where everything counts that is handed in.
    package var due: [String]?
    /// The exercise of files outside of any exercise's folder, such as files that are uploaded one by
    /// one; nil if students hand in folders.
    package var exercise: String?
    /// The folder of private lessons, an absolute path, where they stay with the course; nil for none,
    /// and where the course is copied.
    package var privateLessons: String?
    /// What random inputs are drawn from, the same for all who are graded one by one; nil where all
    /// are graded at once.
    package var seed: UInt64?

    package init(
      due: [String]? = nil, exercise: String? = nil, privateLessons: String? = nil,
      seed: UInt64? = nil
    ) {
      self.due = due
      self.exercise = exercise
      self.privateLessons = privateLessons
      self.seed = seed
    }

    /// The options of `course grade` that say so, for a shell; empty for none.
    var options: String {
      let due = due.map { "--due \($0.joined(separator: ",").shellQuoted)" }
      let exercise = exercise.map { "--exercise \($0.shellQuoted)" }
      let lessons = privateLessons.map { "--lessons \($0.shellQuoted)" }
      let seed = seed.map { "--seed \($0)" }
      return [due, exercise, lessons, seed].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The lines of a script that grade `$work/batch` with `$course`, private lessons and all, into
  /// `$work/out`.
  static func gradeBatch(as format: String, _ work: Work) -> String {
    """
    options=(\(work.options))
    if [ -d "$course/private" ]; then options+=(--lessons "$course/private"); fi

    timeout 540 "${COURSE:-$course/.build/debug/course}" grade "$work/batch" --course "$course" \\
      --out "$work/out" --format \(format) "${options[@]+"${options[@]}"}"
    """
  }

  /// What is copied of a course, and to where.
  package struct CourseCopy: Hashable, Sendable {
    /// The folder below the bundle's; empty for the bundle's own.
    package var folder: String
    /// Files and folders at the top of the course.
    package var parts: [String]
    /// Names of files and folders that stay behind inside of exercises.
    package var leavesOut: Set<String> = []

    /// All that is needed to build a course and to grade with it.
    static let forGraders = CourseCopy(
      folder: "course", parts: ["Package.swift", "Sources", "Lessons"])
  }
}

extension String {
  /// The text as one word for a shell.
  var shellQuoted: String { "'\(replacing("'", with: "'\\''"))'" }
}
