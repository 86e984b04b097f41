package import CourseModel

extension Course {
  /// Checks an app against an exercise.
  ///
  /// - Parameters:
  ///   - folder: Takes the files of this folder as a grading would; nil for the student's.
  ///   - seed: What random inputs are drawn from.
  /// - Throws: A finding when nothing can be said about the app.
  package func check(
    _ part: Part, filesFrom folder: String? = nil, seed: UInt64 = JudgeRequest.practiceSeed
  ) throws -> Verdict {
    let starter = Starter(try part.starter())
    if let folder { return try check(part, handedInFrom: folder, starter: starter, seed: seed) }
    try requireCopy(of: part)
    let app = workspace.app(of: part, starter: starter.files)
    let verdict = try verdict(on: app, of: part, seed: seed)
    return starter.isAll(of: app.files) ? verdict.ofUntouchedStarter() : verdict
  }

  private func check(
    _ part: Part, handedInFrom folder: String, starter: Starter, seed: UInt64
  ) throws -> Verdict {
    func judge(_ files: FileSet) throws -> Verdict {
      try self.verdict(on: AppFiles(checking: files, shownFolder: folder), of: part, seed: seed)
    }
    let files: FileSet
    do {
      files = try FileSet(handedInFrom: folder)
    } catch {
      return Verdict(exercise: part.id, outcome: .notBuilt, findings: [error])
    }
    let verdict = try HandedInFiles(files, of: starter).verdict(of: part.id, judgedBy: judge)
    // In practice the checks are shown that the starter does not pass.
    return verdict.outcome == .untouched ? try judge(starter.files).ofUntouchedStarter() : verdict
  }

  /// Checks these files, or takes the verdict that the same files got before.
  func verdict(on app: AppFiles, of part: Part, seed: UInt64) throws -> Verdict {
    guard app.isUsable else {
      return Verdict(exercise: part.id, outcome: .notBuilt, findings: app.findings)
    }
    let tools = try tools()
    let sources = try tools.parts.sources(of: part)
    let request = AppCompiler.Request(part: part, app: app)
    var digest = Digest()
    digest.add(tools.apps.key(of: request))
    digest.add(tools.parts.key(of: part, sources: sources))
    // A verdict names places, so the same files elsewhere get one of their own.
    digest.add(app.shownFolder)
    digest.add(String(seed))
    let kept = KeptValues(cache: workspace.cache("verdicts"))
    let key = digest.hexadecimal()
    if var verdict = kept.value(Verdict.self, of: key) {
      verdict.findings += app.findings
      return verdict
    }
    var verdict = try PartTester(
      judges: judges, tools: tools, part: part, sources: sources, meanwhile: editorUpkeep.perform
    ).judge(request, seed: seed)
    if verdict.outcome != .infrastructure, verdict.outcome != .notBuilt, !verdict.hasIdleEnd {
      kept.keep(verdict, of: key)
    }
    verdict.findings += app.findings
    return verdict
  }

  /// Checks and writes down what it came to; what went wrong on the way is part of the verdict.
  ///
  /// - Parameters:
  ///   - folder: As for ``check(_:filesFrom:seed:)``; such a check leaves the progress alone.
  ///   - seed: What random inputs are drawn from; nil for those of practice.
  package mutating func checkAndRecord(
    _ part: Part, filesFrom folder: String?, seed: UInt64? = nil
  ) -> Verdict {
    do {
      if folder == nil, let note = try workspace.offerStarter(of: part, progress: &progress) {
        notes.append(note)
      }
      let verdict = try check(
        part, filesFrom: folder, seed: seed ?? JudgeRequest.practiceSeed)
      // What a grading refuses has not become worse in practice.
      let isRefused = inspection != nil && verdict.outcome == .notBuilt
      if folder == nil, !isRefused { record(verdict, of: part) }
      return verdict
    } catch {
      return Verdict(
        exercise: part.id, outcome: .infrastructure, findings: [Self.finding(for: error)])
    }
  }

  /// Writes down what a check of the student's own files came to.
  package mutating func record(_ verdict: Verdict, of part: Part) {
    var record = progress[part.id]
    if record.state == .new { record.state = .seen }
    if verdict.outcome == .passed { record.state = .solved }
    if !verdict.checks.isEmpty { record.points = verdict.possible }
    record.bestPoints = max(record.bestPoints, verdict.earned)
    if let files = workspace.digest(of: part), verdict.outcome != .infrastructure {
      record.lastCheck = LastCheck(
        files: files, points: verdict.outcome == .notBuilt ? nil : verdict.earned)
    }
    progress[part.id] = record
  }
}

extension Verdict {
  /// Whether an app was stopped that neither answered nor computed. A busy machine can be the reason, so
  /// the next check runs it again.
  fileprivate var hasIdleEnd: Bool {
    checks.contains { check in
      if case .limit(.wallTime, _) = check.end { true } else { false }
    }
  }
}
