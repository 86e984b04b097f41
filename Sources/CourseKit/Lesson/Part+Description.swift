package import CourseModel
import EventTrace

extension Exercise {
  /// The exercise's facts.
  ///
  /// - Throws: A ``Finding`` of the first thing that the author has to put right.
  package func describe() throws(Finding) -> ExerciseDescription {
    for complaint in complaints { throw complaint }
    return ExerciseDescription(
      checks: checks.map { check in
        CheckDescription(
          name: check.name, points: check.points, feedback: check.feedback.map(\.description),
          visibility: check.visibility, line: check.place.line)
      },
      hints: hints, starterFailsAt: starterFailsAt, iOS: iOS, device: device,
      starterCompiles: starterCompiles, line: place.line)
  }

  private var complaints: [Finding] {
    var found: [Finding] = []
    if checks.isEmpty {
      found.append(.badPart("The exercise has no check.", "Add a Check(…) to its braces.", place))
    }
    if let complaint = IOSVersion.complaint(of: [iOS], "The exercise", place) {
      found.append(complaint)
    }
    var names: Set<String> = []
    for check in checks {
      found += check.complaints
      let name = quoted(check.name)
      if !check.name.isBlank, let partner = check.partner,
        partner == check.name || !names.contains(partner)
      {
        found.append(
          .badPart(
            "The check \(name) counts with \(quoted(partner)), and no check before it has that name.",
            "Name a check that stands before it.", check.place))
      } else if let partner = checks.first(where: { $0.name == check.partner }),
        partner.visibility != check.visibility
      {
        found.append(
          .badPart(
            "The check \(name) counts with \(quoted(partner.name)), which others may see.",
            "Give both the same visibility.", check.place))
      }
      if !check.name.isBlank, !names.insert(check.name).inserted {
        found.append(
          .badPart(
            "Two checks are named \(quoted(check.name)).", "Give each check its own name.",
            check.place))
      }
    }
    if hints.contains(where: \.isBlank) {
      found.append(.badPart("A hint is empty.", "Write it or remove it.", place))
    }
    if !checks.isEmpty, !names.contains(starterFailsAt) {
      found.append(
        .badPart(
          "starterFailsAt names \(quoted(starterFailsAt)), and no check has that name.",
          "Write the check's name as it stands, or leave starterFailsAt out for the first check.",
          place))
    }
    return found
  }
}

extension Check {
  fileprivate var complaints: [Finding] {
    var found: [Finding] = []
    if name.isBlank {
      found.append(.badPart("A check has no name.", "Name what is true when it passes.", place))
    }
    if points < 0 {
      found.append(
        .badPart(
          "The check \(quoted(name)) has negative points.", "Give it 0 points or more.", place))
    }
    for feedback in feedback where feedback.text.isBlank {
      found.append(
        .badPart(
          "A feedback of the check \(quoted(name)) has no text.",
          "Write what the student should look at, or remove it.", feedback.place))
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
      throw .badPart("The scenario has no title.", "Say in a few words what it shows.", place)
    }
    if versions.isEmpty {
      throw .badPart("The scenario names no version.", "Add one or more: iOS: 5, 6.", place)
    }
    if let complaint = IOSVersion.complaint(of: versions, "The scenario", place) {
      throw complaint
    }
    return ScenarioDescription(title: title, versions: versions, device: device)
  }
}

extension IOSVersion {
  /// What is wrong with the versions on which a part is to run; nil when all of them exist.
  fileprivate static func complaint(
    of versions: [IOSVersion], _ part: String, _ place: SourcePlace
  ) -> Finding? {
    versions.first { !$0.wasReleased }.map {
      .badPart(
        "\(part) asks for iOS \($0), and there is no such version here.",
        "Write one from \(first) to \(latest).", place)
    }
  }
}

extension Finding {
  fileprivate static func badPart(
    _ message: String, _ remedy: String, _ place: SourcePlace
  ) -> Finding {
    Finding(.badLesson, message, at: place, remedy: remedy)
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

private func quoted(_ name: String) -> String { "“\(name)”" }
