import CourseModel
import EventTrace
import Words

/// A picture that a text asks for, and that is drawn from a run of a scenario of the same lesson.
///
/// ```
/// picture = "![" caption "](" name [ "." number ] "." kind ")"    ; alone on its line
/// name    = the scenario's, or that of its folder
/// kind    = "tree"     ; the tree of the controllers beside that of the views
///         / "screen"   ; what the user sees
///         / "trace"    ; what happened
///         / "flow"     ; what happened, with a lane for each object
/// number  = of the script's pictures, or of its batches of events, counted from one; without it the
///           end of the first run, or all of its events
/// ```
struct DrawnPicture: Hashable {
  var scenario: String
  var number: Int?
  var kind: Kind
  /// As the text has it.
  var target: String

  enum Kind: String {
    case tree, screen, trace, flow
  }

  /// Nil for the target of any other link.
  init?(_ target: String) {
    var words = target.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = words.popLast(), let kind = Kind(rawValue: last), !target.contains("/") else {
      return nil
    }
    self.kind = kind
    self.target = target
    if words.count == 2, let number = Int(words[1]) {
      self.number = number
      words.removeLast()
    }
    guard words.count == 1, !words[0].isEmpty else { return nil }
    scenario = words[0]
  }

  /// What is drawn of that recording; nil where its first run has no such thing.
  func drawing(of recording: Recording) -> ReadingPicture.Drawing? {
    guard let run = recording.runs.first else { return nil }
    switch kind {
    case .trace, .flow:
      let batches = run.steps.compactMap { step -> [Event]? in
        switch step {
        case .events(let events, _), .prediction(_, let events, _): events
        case .narration, .screen, .end: nil
        }
      }
      let index = number.map { $0 - 1 }
      guard index.map(batches.indices.contains) ?? true else { return nil }
      let events = index.map { batches[$0] } ?? batches.flatMap(\.self)
      return kind == .trace ? .events(events) : .flow(events)
    case .tree, .screen:
      let screens = run.steps.compactMap { step -> Snapshot? in
        if case .screen(let screen, _) = step { screen } else { nil }
      }
      let screen =
        number.map { screens.indices.contains($0 - 1) ? screens[$0 - 1] : nil } ?? run.screen
      return screen.map { kind == .tree ? .tree($0) : .screen($0) }
    }
  }
}

extension Course {
  /// A text with the pictures that it asks for.
  func reading(_ title: String, _ markdown: String, of lesson: Lesson?) -> Reading {
    var pictures: [ReadingPicture] = []
    var recordings: [String: Recording] = [:]
    var course = self
    for (_, target) in MarkdownLinks.targets(in: markdown) {
      // What cannot be drawn is left out: `course verify` tells its author why.
      guard let picture = DrawnPicture(target), let part = scenario(of: picture, in: lesson),
        let recording = recordings[part.id] ?? (try? course.play(part))
      else { continue }
      recordings[part.id] = recording
      if let drawing = picture.drawing(of: recording) {
        pictures.append(ReadingPicture(target: target, drawing: drawing))
      }
    }
    return Reading(
      title: title, markdown: markdown, pictures: pictures.isEmpty ? nil : pictures)
  }

  private func scenario(of picture: DrawnPicture, in lesson: Lesson?) -> Part? {
    lesson?.parts.first {
      $0.kind == .scenario
        && [$0.name, $0.location.lastComponent].contains(picture.scenario)
    }
  }

  /// The pictures of a text that cannot be drawn.
  func pictureFindings(in path: String, shownAs name: String, of lesson: Lesson?) -> [Finding] {
    guard let text = try? Disk.text(path) else { return [] }
    let drawn = reading("", text, of: lesson).pictures?.map(\.target) ?? []
    return MarkdownLinks.targets(in: text).compactMap { line, target in
      guard let picture = DrawnPicture(target), !drawn.contains(target) else { return nil }
      let scenarios = lesson?.parts.filter { $0.kind == .scenario }.map(\.name) ?? []
      let problem: PictureProblem =
        scenario(of: picture, in: lesson) == nil
        ? .noScenario(picture.scenario, meant: picture.scenario.nearest(among: scenarios))
        : .notThere(target)
      return Finding(problem, at: SourcePlace(file: name, line: line))
    }
  }
}
