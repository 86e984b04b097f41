import CourseModel
public import EventTrace

/// Asks the reader for the order of what `deed` will cause, and compares the answer with what it did cause.
///
/// The reader is given the true lines, mixed with `decoys`, puts them into order and removes those that
/// do not come. A line is an object and a member, as in `MapViewController viewDidLoad`. What comes twice at
/// once, such as repeated layout, is one line.
///
/// - Parameters:
///   - events: Which of the events the question is about.
///   - decoys: Lines that do not come, written as the others are.
///   - explanation: What a reader of the answer should understand.
///   - reasons: Why a line comes when it comes, or why it does not: told when the answer goes astray there.
public func predict(
  _ question: String, of events: EventSelection, decoys: [String] = [],
  explain explanation: String = "", reasons: [String: String] = [:], file: StaticString = #fileID,
  line: UInt = #line, _ deed: () throws -> Void
) rethrows {
  guard let script = ScriptRun.current else { return try deed() }
  try script.predict(question, deed) { found in
    let truth = events.lines(in: found)
    let reasons = Dictionary(
      reasons.map { (Event.predictedLine($0.key), $0.value) }, uniquingKeysWith: { $1 })
    return AnswerKey(
      form: .order, truth: truth,
      offered: script.mixed(truth + decoys.map(Event.predictedLine), besides: truth),
      explanation: explanation, reasons: reasons, line: Int(line))
  }
}

/// Asks the reader which of several sentences will be true after `deed`, and compares the answer with what is.
///
/// - Parameters:
///   - choices: Sentences of which one will be true; they are offered in another order.
///   - explanation: What a reader of the answer should understand.
///   - reasons: Why a choice is true or not: told to whoever chose it.
///   - outcome: Looks at the app after the deed and returns the choice that is true.
public func predict(
  _ question: String, choices: [String], explain explanation: String = "",
  reasons: [String: String] = [:], file: StaticString = #fileID, line: UInt = #line,
  _ deed: () throws -> Void, outcome: (XCUIApplication) throws -> String
) rethrows {
  guard let script = ScriptRun.current else { return try deed() }
  var key: AnswerKey?
  try script.predict(question) {
    try deed()
    key = AnswerKey(
      form: .choice, truth: [try outcome(script.app)], offered: script.mixed(choices),
      explanation: explanation, reasons: reasons, line: Int(line))
  } key: { _ in
    key
  }
}

/// Which events a prediction is about.
public struct EventSelection {
  private let includes: (Event) -> Bool

  /// What UIKit calls on these objects, named by their classes; on all of them without a name.
  public static func callbacks(_ subjects: String...) -> EventSelection {
    EventSelection { $0.kind == .callback && $0.isOn(subjects) }
  }

  /// What UIKit asks these objects, named by their classes; all of them without a name.
  public static func queries(_ subjects: String...) -> EventSelection {
    EventSelection { $0.kind == .query && $0.isOn(subjects) }
  }

  /// What UIKit calls on these objects and asks them, named by their classes; all without a name.
  public static func callbacksAndQueries(_ subjects: String...) -> EventSelection {
    EventSelection { ($0.kind == .callback || $0.kind == .query) && $0.isOn(subjects) }
  }

  /// The events that match one of the patterns, such as `.viewDidLoad` or `.viewDidLoad.on("Menu")`.
  public static func events(_ patterns: EventPattern...) -> EventSelection {
    EventSelection { event in patterns.contains { $0.matches(event) } }
  }

  /// The same without the members of these names, such as `viewWillLayoutSubviews`.
  public func except(_ names: String...) -> EventSelection {
    EventSelection { event in includes(event) && !names.contains { event.isNamed($0) } }
  }

  /// The lines of the events that are meant, without those that repeat what came just before.
  func lines(in events: [Event]) -> [String] {
    TraceExpectation.collapsingRepeatedLayout(events.filter(includes)).map(\.predictedLine)
      .reduce(into: []) { lines, line in
        if lines.last != line { lines.append(line) }
      }
  }
}

extension Event {
  fileprivate func isOn(_ subjects: [String]) -> Bool {
    subjects.isEmpty
      || subjects.contains { $0 == subject?.className || $0 == subject?.name }
  }

  /// How a prediction names the event: arguments and answers would tell too much.
  var predictedLine: String {
    switch kind {
    case .console, .diagnosis, .script: description
    case .notification, .exception: name
    case .callback, .query, .call:
      Self.predictedLine([subject?.name, name].compactMap(\.self).joined(separator: " "))
    }
  }

  /// The line of an object and a member as an author may write it, with or without parentheses.
  ///
  /// Labels stay where they alone tell members apart, as in `application(_:open:options:)`.
  static func predictedLine(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return text }
    let labels = text[text.index(after: open)...].dropLast().split(separator: ":")
    return labels.count > 1 && labels[0] == "_" ? text : String(text[..<open])
  }
}

extension ScriptRun {
  /// The lines in an order that follows from the run's seed, in which those of `truth` are not in order yet.
  fileprivate func mixed(_ lines: [String], besides truth: [String] = []) -> [String] {
    var random = RandomInputs(seed: app.random.seed, "question", String(questions))
    // Two equal lines must not stay in their places for ever.
    for _ in 0..<20 {
      let mixed = lines.shuffled(using: &random)
      if truth.isEmpty || mixed.filter(truth.contains) != truth { return mixed }
    }
    return lines.reversed()
  }
}
