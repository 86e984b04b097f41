import CourseModel

/// What somebody handed in for an exercise, as text with its lines numbered, for the teacher alone.
package struct SourcePage {
  /// A student's work on an exercise, by their ids.
  package struct Work: Hashable, Sendable {
    package var student: String
    package var exercise: String

    package init(student: String, exercise: String) {
      self.student = student
      self.exercise = exercise
    }
  }

  let student: Student
  let exercise: Gradebook.Exercise
  let outcome: GradeOutcome
  /// Paths and contents, in the order in which they are shown.
  var files: [(path: String, text: String)] = []

  /// How much of a file is shown, in characters.
  private static let limit = 200_000

  var page: Page {
    let sections: [Markup] = files.map { path, text in
      let lines = text.shortened(to: Self.limit)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let width = String(lines.count).count
      let numbered = lines.enumerated().map { place, line in
        let number = String(place + 1)
        return String(repeating: " ", count: width - number.count) + number + "  " + line
      }
      return """
        <section>
        <h2 class="code">\(path.onOneLine.shortened(to: 300))</h2>
        <pre>\(numbered.joined(separator: "\n"))</pre>
        </section>

        """
    }
    let content: Markup = """
      <header>
      <p class="over">\(exercise.title.onOneLine.shortened(to: 200)) · <span class="code">\
      \(exercise.id)</span></p>
      <h1>\(student.shownName)</h1>
      <p>\(Markup.outcome(outcome))</p>
      </header>
      \(sections)
      """
    return Page(title: "\(student.shownName) – \(exercise.title)", content: content)
  }
}
