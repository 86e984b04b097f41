package import CourseModel

extension Course {
  /// The first part that is not done; nil at the course's end.
  package var current: Part? { catalog.parts.first { !isDone($0) } }

  /// The first exercise that is not solved; nil when all are.
  package var currentExercise: Part? {
    catalog.parts.first { $0.kind == .exercise && !isDone($0) }
  }

  /// Whether `course next` is through with that part.
  func isDone(_ part: Part) -> Bool {
    switch (part.kind, progress[part.id].state) {
    case (.scenario, .seen), (_, .solved): true
    default: false
    }
  }

  /// Does the next thing of the course: plays a scenario, begins an exercise or checks it.
  ///
  /// A broken part is reported and skipped, so that the student can go on.
  package mutating func next() throws -> NextReport {
    prepareWorkspace()
    var broken: [Finding] = []
    for part in catalog.parts where !isDone(part) {
      do {
        var report = try advance(part)
        saveProgress()
        report.notes = notes + broken
        return report
      } catch let finding as Finding where finding.kind == .badLesson {
        broken.append(finding)
      }
    }
    if let first = broken.first { throw first }
    saveProgress()
    return NextReport(deed: .finished(parts: catalog.parts.count), notes: notes)
  }

  private mutating func advance(_ part: Part) throws -> NextReport {
    let isNew = progress[part.id].state == .new
    let lesson = catalog.lesson(of: part)
    let opensLesson = isNew && lesson?.parts.first == part
    let narrative = opensLesson ? lesson.flatMap(narrative) : nil
    let deed: NextReport.Deed
    switch part.kind {
    case .scenario:
      deed = try tell(part)
    case .exercise where isNew:
      try requireCopy(of: part)
      progress[part.id].state = .seen
      deed = .introduced(reference(to: part), task: task(of: part))
    case .exercise:
      if let note = try workspace.offerStarter(of: part, progress: &progress) {
        notes.append(note)
      }
      let verdict = try check(part)
      record(verdict, of: part)
      deed = .checked(reference(to: part), verdict)
    }
    let isOver: Bool
    if case .played = deed { isOver = true } else { isOver = isDone(part) }
    return NextReport(
      narrative: narrative, deed: deed,
      upNext: isOver
        ? catalog.parts.first { $0 != part && !isDone($0) }.map(reference) : nil)
  }

  /// Writes down that a scenario was seen to its end.
  ///
  /// - Returns: What went wrong with it.
  package mutating func finish(_ scenario: PartReference) -> [Finding] {
    progress[scenario.id].state = .seen
    notes = []
    saveProgress()
    return notes
  }

  /// The part in the words in which a reader is told of it.
  package func reference(to part: Part) -> PartReference {
    PartReference(
      id: part.id, title: part.title, kind: part.kind, files: workspace.shownFiles(of: part))
  }

  /// What a lesson's author tells before its first part; nil without a text.
  package func narrative(of lesson: Lesson) -> Reading? {
    guard let text = try? Disk.text("\(lesson.folder)/Lesson.md") else { return nil }
    return reading(lesson.title, text, of: lesson)
  }

  /// What a page says.
  package func text(of page: Page) -> Reading {
    let text = try? Disk.text(page.path)
    return Reading(title: page.title, markdown: text ?? "# \(page.title)\n")
  }

  /// What the xibs and storyboards of a scenario, or of the student's app, hold; nil where there are none.
  package func interfaces(of part: Part) throws -> [InterfaceOutline]? {
    if part.kind == .scenario { return try InterfaceOutline.all(in: part.sampleApp().files) }
    let starter = try part.starter()
    let files = workspace.app(of: part, starter: starter).files
    return InterfaceOutline.all(in: files.isEmpty ? starter : files)
  }

  /// The files of a scenario, the app's before the script; none for an exercise. Xibs and storyboards
  /// are shown as ``interfaces(of:)``. A script that waits for an answer is left out: it gives it away.
  package func sources(of part: Part) -> [ShowReport.Source] {
    guard part.kind == .scenario else { return [] }
    let isAsking = progress[part.id].state == .asked
    let files = Disk.files(below: "\(part.folder)/App").filter {
      !AppFiles.isInterface($0) && !AppFileKind.isDescription($0)
    }
    let names = files.map { "App/\($0)" } + (isAsking ? [] : [part.scriptName])
    return names.compactMap { name in
      let bytes = (try? Disk.read("\(part.folder)/\(name)")) ?? []
      // A picture is nothing to read.
      return String(validating: bytes, as: UTF8.self).map {
        ShowReport.Source(file: "\(part.shownPlace)/\(name)", text: $0)
      }
    }
  }

  /// What an exercise asks for.
  package func task(of part: Part) -> Reading {
    let text = try? Disk.text(
      "\(part.folder)/\(part.kind == .exercise ? "Task.md" : "Scenario.md")")
    return reading(part.title, text ?? "# \(part.title)\n", of: catalog.lesson(of: part))
  }
}
