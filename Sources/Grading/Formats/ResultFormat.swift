package import CourseModel

/// A way to write a gradebook down for another system.
///
/// A pure function: the same book gives the same bytes. Scores are exact until here, and each format
/// says how it rounds them, once. What a format hands to students shows nothing of hidden checks.
package protocol ResultFormat: Sendable {
  /// What `--format` and the folder in `OUT/formats` call it.
  static var name: String { get }
  /// Makes sure, before anything is graded, that results of these students can be written down.
  ///
  /// - Throws: A finding when there are too many of them, or nobody says whose results they are.
  func check(_ students: [Student]) throws(Finding)
  /// The files, each with a path below the format's folder.
  ///
  /// - Throws: A finding when the format needs to know something that the book does not say.
  func files(of book: Gradebook) throws(Finding) -> [ResultFile]
}

extension ResultFormat {
  /// Most formats take any class.
  package func check(_ students: [Student]) throws(Finding) {}
}

/// A file of a format.
package struct ResultFile: Hashable, Sendable {
  /// Relative, with `/` between folders; safe on every file system.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, text: String) {
    self.path = path
    bytes = [UInt8](text.utf8)
  }
}

/// The formats that there are.
package enum ResultFormats {
  /// Every format, in the order in which a message about an unknown one lists them.
  ///
  /// - Parameters:
  ///   - environment: The process's environment variables, where some systems say whose work it is.
  ///   - assignments: The assignments at Canvas that its columns are.
  package static func all(
    environment: [String: String], assignments: CanvasAssignments = CanvasAssignments()
  ) -> [any ResultFormat] {
    [
      GradescopeFormat(), Classroom50Format(environment: environment), ExercismFormat(),
      JUnitFormat(), TAPFormat(), CanvasFormat(assignments: assignments), MoodleFormat(),
    ]
  }

  /// The names for `--format`.
  package static var names: [String] { all(environment: [:]).map { type(of: $0).name } }
}

extension ResultFormat {
  /// A file for each student, named after them; none if the body returns nil.
  func filePerStudent(
    of book: Gradebook, extension suffix: String,
    _ text: (Student, Gradebook) throws(Finding) -> String?
  ) throws(Finding) -> [ResultFile] {
    let names = book.fileNames
    var files: [ResultFile] = []
    for student in book.students {
      guard let text = try text(student, book), let name = names[student.id] else { continue }
      files.append(ResultFile(path: "\(name).\(suffix)", text: text))
    }
    return files
  }
}
