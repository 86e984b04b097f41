package import CourseModel

extension Exercise {
  /// The exercise's facts.
  ///
  /// - Throws: A ``Finding`` of the first thing that the author has to put right.
  package func describe() throws(Finding) -> ExerciseDescription {
    for complaint in complaints { throw complaint }
    return ExerciseDescription(
      checks: checks.map { check in
        CheckDescription(
          name: check.name, points: check.points, feedback: check.feedback.map(\.facts),
          visibility: check.visibility)
      },
      hints: hints, starterFailsAt: starterFailsAt, iOS: iOS, device: device)
  }

  private var complaints: [Finding] {
    var found: [Finding] = []
    if checks.isEmpty {
      found.append(.badPart("The exercise has no check.", "Add a Check(…) to its braces."))
    }
    var names: Set<String> = []
    for check in checks {
      let name = quoted(check.name)
      if check.name.isBlank {
        found.append(.badPart("A check has no name.", "Name what is true when it passes."))
      } else if !names.insert(check.name).inserted {
        found.append(.badPart("Two checks are named \(name).", "Give each check its own name."))
      }
      if check.points < 0 {
        found.append(
          .badPart("The check \(name) has negative points.", "Give it 0 points or more."))
      }
      if check.feedback.contains(where: { $0.text.isBlank }) {
        found.append(
          .badPart(
            "A feedback of the check \(name) has no text.",
            "Write what the student should look at, or remove it."))
      }
    }
    if hints.contains(where: \.isBlank) {
      found.append(.badPart("A hint is empty.", "Write it or remove it."))
    }
    if !checks.isEmpty, !names.contains(starterFailsAt) {
      found.append(
        .badPart(
          "starterFailsAt names \(quoted(starterFailsAt)), and no check has that name.",
          "Write the check's name as it stands, or leave starterFailsAt out for the first check."))
    }
    return found
  }
}

extension Scenario {
  /// The scenario's facts.
  ///
  /// - Throws: A ``Finding`` of the first thing that the author has to put right.
  package func describe() throws(Finding) -> ScenarioDescription {
    if title.isBlank {
      throw .badPart("The scenario has no title.", "Say in a few words what it shows.")
    }
    if versions.isEmpty {
      throw .badPart("The scenario names no version.", "Add one or more: iOS: 5, 6.")
    }
    return ScenarioDescription(title: title, versions: versions, device: device)
  }
}

extension Finding {
  fileprivate static func badPart(_ message: String, _ remedy: String) -> Finding {
    Finding(.badLesson, message, remedy: remedy)
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

private func quoted(_ name: String) -> String { "“\(name)”" }
