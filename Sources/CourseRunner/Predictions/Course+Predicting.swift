package import CourseModel
import Words

extension Course {
  /// Tells a scenario: the whole, or where its questions are answered, up to the next question.
  ///
  /// The answers are in files of the workspace. Each call compares the one that is there and goes on to
  /// the next question.
  mutating func tell(_ part: Part) throws -> NextReport.Deed {
    var record = progress[part.id].prediction ?? PredictionProgress()
    // What is wrong with the app may be what the scenario asks.
    let earlier = notes
    var recording = try play(part, seed: record.seed)
    notes = earlier
    guard let asked = recording.run(asking: record.variant) else {
      return .played(reference(to: part), recording)
    }
    recording.runs.insert(recording.runs.remove(at: asked), at: 0)
    let questions = recording.runs[0].questions
    // A scenario may have changed since, and ask less.
    record.answers = Array(record.answers.prefix(questions.count - 1))
    var (outcome, isUnanswered): (PredictionOutcome?, Bool) = (nil, false)
    let number = record.answers.count
    if let bytes = try answerFile(number, of: part) {
      let (_, question, key) = questions[number]
      let sheet = PredictionSheet(
        question: question, key: key, name: part.name, shownFile: shownAnswerFile(number, of: part))
      if let answer = try sheet.answer(in: bytes) {
        let compared = PredictionOutcome(question: question, key: key, answer: answer)
        record.answers.append(compared.isRight)
        outcome = compared
      } else {
        isUnanswered = true
      }
    }
    let answered = record.answers.count
    var question: OpenQuestion?
    if answered < questions.count {
      let (_, words, key) = questions[answered]
      let file = shownAnswerFile(answered, of: part)
      question = OpenQuestion(
        question: words, form: key.form, offered: key.offered, file: file,
        isUnanswered: isUnanswered)
      if try answerFile(answered, of: part) == nil {
        let heading =
          "\(recording.scenario.title), iOS \(recording.runs[0].iOS): question \(answered + 1) of "
          + "\(questions.count)"
        let sheet = PredictionSheet(question: words, key: key, name: part.name, shownFile: file)
        try write([UInt8](sheet.text(heading: heading).utf8), number: answered, of: part)
      }
    }
    progress[part.id].location = part.location
    progress[part.id].prediction = record
    progress[part.id].state = question == nil ? .seen : .asked
    return .predicted(
      reference(to: part),
      PredictionReport(
        outcome: outcome,
        story: recording.story(
          from: answered == 0 ? nil : questions[answered - 1].place,
          to: answered < questions.count ? questions[answered].place : nil),
        whole: question == nil ? recording : nil, question: question,
        answered: answered, right: record.answers.count { $0 }, count: questions.count))
  }

  /// Keeps the answers to a scenario's questions aside, so that it asks again and in another way.
  package mutating func askAgain(_ part: Part) throws -> ResetReport {
    guard var record = progress[part.id].prediction else {
      throw UsageProblem.wrongSort(part.id, wanted: .exercise)
    }
    let backup: String?
    do {
      backup = try workspace.reset(part, to: FileSet())
    } catch {
      throw Finding(cannotWrite: error)
    }
    record.variant += 1
    record.answers = []
    progress[part.id].prediction = record
    progress[part.id].state = .asked
    saveProgress()
    return ResetReport(exercise: part.id, files: [], backup: backup, notes: notes)
  }

  private func shownAnswerFile(_ number: Int, of part: Part) -> String {
    "\(workspace.shownFolder(of: part))/\(PredictionSheet.fileName(number + 1))"
  }

  /// What the student's file for that question holds; nil where there is none.
  private func answerFile(_ number: Int, of part: Part) throws -> [UInt8]? {
    let path = "\(workspace.folder(of: part))/\(PredictionSheet.fileName(number + 1))"
    return Disk.kind(of: path) == nil ? nil : try Disk.read(path, limit: 1 << 16)
  }

  private func write(_ bytes: [UInt8], number: Int, of part: Part) throws {
    do throws(DiskError) {
      try Disk.makeFolder(workspace.folder(of: part))
      try Disk.replace(
        "\(workspace.folder(of: part))/\(PredictionSheet.fileName(number + 1))", with: bytes)
    } catch {
      throw Finding(cannotWrite: error)
    }
  }
}

extension Recording.Run {
  /// The questions that are answered, each with its place among the steps.
  fileprivate var questions: [(place: Int, question: String, key: AnswerKey)] {
    steps.enumerated().compactMap { place, step in
      guard case .prediction(let question, _, let key?) = step else { return nil }
      return (place, question, key)
    }
  }
}

extension Recording {
  /// The run in which a variant's questions are asked: another one in each variant, where several ask.
  fileprivate func run(asking variant: Int) -> Int? {
    let asking = runs.indices.filter { runs[$0].steps.contains { $0.key != nil } }
    return asking.isEmpty ? nil : asking[variant % asking.count]
  }

  /// What is told between two questions of the first run.
  ///
  /// - Parameters:
  ///   - start: The place of the question that was answered before; nil at the beginning.
  ///   - end: The place of the question that is asked then; nil at the end.
  fileprivate func story(from start: Int?, to end: Int?) -> Recording {
    var story = self
    var steps = Array(runs[0].steps[(start ?? 0)..<(end ?? runs[0].steps.count)])
    if start != nil, case .prediction(_, let events, _) = steps[0] {
      // Its question was told before.
      steps[0] = .events(events, launch: 0)
      story.interfaces = nil
    }
    let run = runs[0]
    story.runs = [
      end == nil
        ? Run(iOS: run.iOS, steps: steps, failures: run.failures, output: run.output)
        : Run(iOS: run.iOS, steps: steps)
    ]
    return story
  }
}
