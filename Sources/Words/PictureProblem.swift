package import CourseModel

/// Why a picture that a text asks for cannot be drawn.
package enum PictureProblem: Fact {
  case noScenario(String, meant: String?)
  case notThere(String)

  package var kind: Finding.Kind { .badLesson }

  package var sentences: Sentences {
    switch self {
    case .noScenario(let name, let meant):
      (
        "The lesson has no scenario `\(name)` from which a picture could be drawn.",
        meant.map { "Write `\($0)`." } ?? "Name a scenario of this lesson."
      )
    case .notThere(let target):
      (
        "The scenario does not show what `\(target)` asks for.",
        "Leave out the number for the end of the scenario, or let the script show more: "
          + "`try app.showScreen(\"After the tap\")`."
      )
    }
  }
}
