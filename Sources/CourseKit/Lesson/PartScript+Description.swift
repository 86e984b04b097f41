package import CourseModel
import EventTrace
import Words

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
      found.append(Finding(PartProblem.noCheck, at: place))
    }
    if let complaint = IOSVersion.complaint(of: [iOS], .exercise, place) {
      found.append(complaint)
    }
    var names: Set<String> = []
    for check in checks {
      found += check.complaints
      if !check.name.isBlank, let partner = check.partner,
        partner == check.name || !names.contains(partner)
      {
        found.append(
          Finding(PartProblem.unknownPartner(partner, of: check.name), at: check.place))
      } else if let partner = checks.first(where: { $0.name == check.partner }),
        partner.visibility != check.visibility
      {
        found.append(
          Finding(
            PartProblem.otherVisibility(partner: partner.name, of: check.name), at: check.place))
      }
      if !check.name.isBlank, !names.insert(check.name).inserted {
        found.append(Finding(PartProblem.sameName(check.name), at: check.place))
      }
    }
    if hints.contains(where: \.isBlank) {
      found.append(Finding(PartProblem.emptyHint, at: place))
    }
    if !checks.isEmpty, !names.contains(starterFailsAt) {
      found.append(Finding(PartProblem.unknownStarterCheck(starterFailsAt), at: place))
    }
    return found
  }
}

extension Check {
  fileprivate var complaints: [Finding] {
    var found: [Finding] = []
    if name.isBlank {
      found.append(Finding(PartProblem.unnamedCheck, at: place))
    }
    if points < 0 {
      found.append(Finding(PartProblem.negativePoints(check: name), at: place))
    }
    for feedback in feedback where feedback.text.isBlank {
      found.append(Finding(PartProblem.emptyFeedback(check: name), at: feedback.place))
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
      throw Finding(PartProblem.noTitle, at: place)
    }
    if versions.isEmpty {
      throw Finding(PartProblem.noVersion, at: place)
    }
    if let complaint = IOSVersion.complaint(of: versions, .scenario, place) {
      throw complaint
    }
    return ScenarioDescription(title: title, versions: versions, device: device)
  }
}

extension IOSVersion {
  /// What is wrong with the versions on which a part is to run; nil when all of them exist.
  fileprivate static func complaint(
    of versions: [IOSVersion], _ part: PartProblem.Kind, _ place: SourcePlace
  ) -> Finding? {
    versions.first { !$0.wasReleased }.map {
      Finding(
        PartProblem.unknownVersion(
          "\($0)", of: part, first: "\(first)", latest: "\(latest)"),
        at: place)
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
