package import CourseModel

/// `OUT/report`: a page for the class and one for each student, pure functions of the book.
package struct ReportSite: Sendable {
  private let book: Gradebook
  private let names: [String: String]

  package init(_ book: Gradebook) {
    self.book = book
    names = book.fileNames
  }

  /// Calls the body with each page: its path below the folder, and its text.
  ///
  /// One after the other, so that not all pages of a large class are in memory at once.
  package func forEachPage(_ body: (_ path: String, _ text: String) throws -> Void) rethrows {
    try body("index.html", ClassPage(book, links: names).page.text)
    for student in book.students {
      guard let name = names[student.id] else { continue }
      try body("students/\(name).html", StudentPage(student, in: book).page.text)
    }
  }
}
