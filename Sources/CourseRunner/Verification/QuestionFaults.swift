import CourseModel
import Words

/// What is wrong with the questions of a scenario that students answer.
struct QuestionFaults {
  /// Each with the line of its question in the script.
  private(set) var all: [(problem: QuestionProblem, line: Int?)] = []

  /// Looks at recordings of the same scenario with other seeds.
  init(of variants: [Recording]) {
    for recording in variants {
      for run in recording.runs {
        for key in run.steps.compactMap(\.key) {
          add(Self.problems(of: key, on: "\(run.iOS)"), key.line)
        }
      }
    }
    // Each recording has the same questions in the same order, unless the script depends on chance.
    guard let questions = variants.first?.runs.first?.steps.compactMap(\.key), all.isEmpty else {
      return
    }
    for (place, key) in questions.enumerated() {
      let offers = variants.compactMap { variant -> [String]? in
        let keys = variant.runs[0].steps.compactMap(\.key)
        return place < keys.count ? keys[place].offered : nil
      }
      if Set(offers).count == 1 { add([.doesNotVary], key.line) }
    }
  }

  private mutating func add(_ problems: [QuestionProblem], _ line: Int?) {
    for problem in problems where !all.contains(where: { $0.problem == problem && $0.line == line })
    {
      all.append((problem, line))
    }
  }

  private static func problems(of key: AnswerKey, on version: String) -> [QuestionProblem] {
    var problems: [QuestionProblem] = []
    switch key.form {
    case .order:
      if key.truth.count < 2 { problems.append(.fewLines(key.truth.count, version: version)) }
      var decoys = key.offered
      for line in key.truth {
        if let place = decoys.firstIndex(of: line) { decoys.remove(at: place) }
      }
      problems += Set(decoys).intersection(key.truth).sorted().map {
        .decoyComes($0, version: version)
      }
      problems += repeated(decoys).map(QuestionProblem.sameLine)
    case .choice:
      if key.offered.count < 2 { problems.append(.fewChoices(key.offered.count)) }
      problems += repeated(key.offered).map(QuestionProblem.sameLine)
      problems += key.truth.filter { !key.offered.contains($0) }.map {
        .unknownOutcome($0, version: version)
      }
    }
    // A line may have its reason although it comes on another version alone.
    if key.form == .choice {
      problems += key.reasons.keys.filter { !key.offered.contains($0) }.sorted().map {
        .unknownReason($0, meant: $0.nearest(among: key.offered))
      }
    }
    return problems
  }

  private static func repeated(_ lines: [String]) -> [String] {
    Set(lines.filter { line in lines.count { $0 == line } > 1 }).sorted()
  }
}
