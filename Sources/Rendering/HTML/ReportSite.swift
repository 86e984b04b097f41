package import CourseModel

/// `OUT/report`: a page for the class and one for each student, pure functions of the book; and the
/// sources of what a teacher should see.
package struct ReportSite {
  /// The files of somebody's work, by their paths; nil where there are none to show.
  package typealias Sources = (SourcePage.Work) -> [String: [UInt8]]?

  private let book: Gradebook
  private let names: [String: String]
  private let sources: Sources

  package init(_ book: Gradebook, sources: @escaping Sources = { _ in nil }) {
    self.book = book
    self.sources = sources
    names = book.fileNames
  }

  /// Calls the body with each page: its path below the folder, and its text.
  ///
  /// One after the other, so that not all pages of a large class are in memory at once.
  package func forEachPage(_ body: (_ path: String, _ text: String) throws -> Void) rethrows {
    var sourcePages: [SourcePage.Work: String] = [:]
    forEachRemarkable { work, _, path in
      if sources(work) != nil { sourcePages[work] = path }
    }
    try body("index.html", ClassPage(book, links: names, sourcePages: sourcePages).page.text)
    for student in book.students {
      guard let name = names[student.id] else { continue }
      try body("students/\(name).html", StudentPage(student, in: book).page.text)
    }
    try forEachRemarkable { work, page, path in
      guard sourcePages[work] != nil, let files = sources(work) else { return }
      var page = page
      page.files = files.sorted { $0.key < $1.key }.map {
        (path: $0.key, text: String(decoding: $0.value, as: UTF8.self))
      }
      try body(path, page.page.text)
    }
  }

  /// Calls the body for each work whose sources a teacher should see, with a page that has no sources
  /// yet, and the path of the page.
  private func forEachRemarkable(
    _ body: (SourcePage.Work, SourcePage, _ path: String) throws -> Void
  ) rethrows {
    for student in book.students {
      for (place, (exercise, record)) in book.records(of: student.id).enumerated() {
        guard let name = names[student.id], let record, record.outcome.needsLook else { continue }
        try body(
          SourcePage.Work(student: student.id, exercise: exercise.id),
          SourcePage(student: student, exercise: exercise, outcome: record.outcome),
          "sources/\(name)/\(place + 1)-\(exercise.id.fileNameStem).html")
      }
    }
  }
}
