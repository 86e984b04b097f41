package import CourseModel
import EventTrace

extension TextRenderer {
  /// A piece of a recording, and whether the reader should get a moment after it.
  package struct Piece: Hashable, Sendable {
    package var text: String
    package var pause: Pause

    package init(text: String, pause: Pause = .none) {
      self.text = text
      self.pause = pause
    }

    /// When a reader at a terminal is waited for.
    package enum Pause: Hashable, Sendable {
      case none
      /// After a batch of events, for who asked to go step by step.
      case step
      /// After a question, before its answer.
      case question
    }
  }

  /// A recording in the pieces in which it is read: the first version in full, of the others what
  /// is different there.
  ///
  /// - Parameter whole: All of the recording, where this is a part of its first run that comes last.
  package func pieces(_ recording: Recording, endingAs whole: Recording? = nil) -> [Piece] {
    guard let run = recording.runs.first else { return [] }
    return [title(of: recording)]
      + (recording.interfaces ?? []).map { Piece(text: text($0) + "\n") }
      + pieces(run) + end(of: whole ?? recording)
  }

  private func title(of recording: Recording) -> Piece {
    let version = recording.runs.first.map { " (iOS \($0.iOS))" } ?? ""
    return Piece(
      text: style.tinted(recording.scenario.title.onOneLine + version, .strong) + "\n\n")
  }

  /// The screen at the end, and what is different on the other versions.
  private func end(of recording: Recording) -> [Piece] {
    var pieces: [Piece] = []
    guard let first = recording.runs.first else { return [] }
    if let screen = first.screen { pieces.append(Piece(text: lastScreen(screen, on: first.iOS))) }
    for run in recording.runs.dropFirst() {
      let text =
        run.steps == first.steps && run.failures == first.failures
        ? "On iOS \(run.iOS) the same happens.\n\n"
        : paragraphs([comparison(of: first, with: run), narrations(of: run, beyond: first)]) + "\n"
      pieces.append(Piece(text: text))
      if let screen = run.screen, screen != first.screen {
        pieces.append(Piece(text: lastScreen(screen, on: run.iOS)))
      }
    }
    pieces.append(Piece(text: legend(of: recording.runs.flatMap(\.events))))
    return pieces
  }

  /// A whole recording.
  package func text(_ recording: Recording) -> String {
    pieces(recording).map(\.text).joined()
  }

  private func lastScreen(_ screen: Snapshot, on iOS: IOSVersion) -> String {
    let sketch = sketch(of: screen)
    return sketch.isEmpty ? "" : lines(["The screen on iOS \(iOS) at the end:"] + sketch) + "\n"
  }

  /// The screen in characters, with who manages it beside it or below; empty where it is too wide.
  func sketch(of screen: Snapshot, indent: Int = 0) -> [String] {
    let picture = ScreenSketch(screen).lines
    let whole = style.width - indent
    guard let width = picture.first?.columns, width <= whole else { return [] }
    let trees = ScreenTrees(screen)
    let controllers = trees.controllers
    let room = whole - width - 2
    let isBeside = room >= 24
    let tree = controllers.prefix(isBeside ? picture.count : 20).map {
      $0.escaped.columns > room && isBeside ? $0.escaped.fitted(to: room) : $0.escaped
    }
    let rows =
      isBeside
      ? picture.enumerated().map { row, line in
        row < tree.count ? "\(line)  \(tree[row])" : line
      } : picture + tree
    let undrawn =
      trees.undrawn.isEmpty
      ? [] : "Not drawn: \(trees.undrawn.joined(separator: ", "))".escaped.wrapped(to: whole)
    return (rows + undrawn).map { String(repeating: " ", count: indent) + $0 }
  }

  /// A picture of the screen below its caption.
  func captioned(_ screen: Snapshot, _ caption: String) -> String {
    lines("\(caption):".escaped.wrapped(to: style.width) + sketch(of: screen))
  }

  private func pieces(_ run: Recording.Run) -> [Piece] {
    var pieces = run.steps.enumerated().flatMap { index, step in
      self.pieces(step, after: index > 0 ? run.steps[index - 1].lastEvent : nil)
    }
    if !run.output.isEmpty {
      let written = run.output.escaped.split(separator: "\n").map { "  | \($0)" }
      pieces.append(Piece(text: lines(["The app wrote:"] + written) + "\n"))
    }
    pieces += run.failures.map {
      let finding = Finding(.badLesson, words(for: $0), at: $0.place ?? $0.assertion)
      return Piece(text: text(finding) + "\n")
    }
    return pieces
  }

  private func pieces(_ step: Recording.Step, after event: Event?) -> [Piece] {
    switch step {
    case .narration(let text):
      [Piece(text: lines(text.escaped.wrapped(to: style.width)) + "\n")]
    case .events(let events, _):
      events.isEmpty ? [] : [Piece(text: lines(tree(events)) + "\n", pause: .step)]
    case .prediction(let question, let answer, let key):
      [
        Piece(
          text: lines("? \(question)".escaped.wrapped(to: style.width)) + "\n"
            + (key.map { lines(offer($0.offered, $0.form)) + "\n" } ?? ""), pause: .question),
        Piece(
          text: (key.map { lines(truth($0)) + "\n" } ?? "")
            + (answer.isEmpty ? "  Nothing.\n" : lines(tree(answer))) + "\n", pause: .step),
      ]
    case .screen(let screen, let caption):
      [Piece(text: captioned(screen, caption) + "\n", pause: .step)]
    case .end(let end): [Piece(text: "  \(words(for: end, after: event))\n\n")]
    }
  }
}

extension Recording.Run {
  /// Everything that it shows.
  var events: [Event] {
    steps.flatMap { step in
      switch step {
      case .narration, .screen, .end: [Event]()
      case .events(let events, _), .prediction(_, let events, _): events
      }
    }
  }
}

extension Recording.Step {
  /// The last thing that happened in it.
  var lastEvent: Event? {
    switch self {
    case .narration, .screen, .end: nil
    case .events(let events, _), .prediction(_, let events, _): events.last
    }
  }
}
