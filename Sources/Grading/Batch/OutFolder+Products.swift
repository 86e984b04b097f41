package import CourseModel
import CourseRunner

extension OutFolder {
  /// Writes the gradebook and the wished formats, each file whole or not at all.
  ///
  /// - Returns: What was written, relative to the folder.
  /// - Throws: A finding when a format lacks something, or nothing can be written.
  package func write(_ book: Gradebook, formats: [any ResultFormat]) throws(Finding) -> [String] {
    var written = try write(
      [ResultFile(path: "gradebook.csv", text: GradebookTable(book).text)], below: "")
    for format in formats {
      let files = try format.files(of: book)
      written += try write(files, below: "formats/\(type(of: format).name)/")
    }
    return written
  }

  /// Writes files below a folder of the results.
  ///
  /// - Parameter below: Empty, or a path that ends in `/`.
  package func write(_ files: [ResultFile], below folder: String) throws(Finding) -> [String] {
    do {
      for file in files {
        let path = "\(path)/\(folder)\(file.path)"
        try Disk.makeFolder(path.deletingLastComponents(1))
        try Disk.replace(path, with: file.bytes)
      }
    } catch {
      throw Finding(cannotWriteResults: error)
    }
    return files.map { folder + $0.path }
  }
}

extension Gradebook {
  /// The book of a plan's results.
  package init(title: String, plan: Plan, records: [GradeRecord]) {
    self.init(
      title: title,
      exercises: plan.header.exercises.map {
        Exercise(id: $0.id, title: $0.title, possible: $0.possible)
      },
      students: plan.students, records: records)
  }
}
