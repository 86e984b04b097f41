import CourseModel
import EventTrace

/// Finds where in the student's files a failure happened or belongs.
struct FailurePlaces {
  private let app: AppFiles
  private let index: SourceIndex
  private let library: String
  private let tools: Tools
  private let map: SourceMap

  init(app: AppFiles, library: String, tools: Tools) {
    self.app = app
    self.library = library
    self.tools = tools
    index = app.index
    map = SourceMap(of: app.files)
  }

  /// Gives each failure without a place the best one that is known.
  func fill(_ verdict: inout Verdict) {
    for check in verdict.checks.indices {
      for failure in verdict.checks[check].failures.indices
      where verdict.checks[check].failures[failure].place == nil {
        verdict.checks[check].failures[failure].place = place(
          of: verdict.checks[check].failures[failure], in: verdict.checks[check])
      }
      verdict.checks[check].forgetMoments()
    }
  }

  /// The line that is at fault: where the app ended, or where it made a wrong call. No line is at fault
  /// for a callback that never came.
  private func place(of failure: Failure, in check: CheckResult) -> SourcePlace? {
    switch failure.kind {
    case .appEnded(.crashed(let crash)):
      return (place(written: check.output) ?? places(at: crash.appOffsets).first).map(shown)
    case .appEnded(.limit(_, let offsets)): return place(ofLoopAt: offsets)
    default: break
    }
    let events = check.trace?.events ?? []
    if case .uncaughtException = failure.kind {
      if case .crashed(let crash) = check.end, let place = places(at: crash.appOffsets).first {
        return shown(place)
      }
      return events.lastIndex { $0.kind == .exception }.flatMap { method(around: $0, of: events) }
    }
    guard let call = failure.divergence?.actual.first, call.kind == .call,
      let index = events.firstIndex(where: { $0.sequence == call.sequence })
    else { return nil }
    return method(around: index, of: events)
  }

  /// The line that Swift's runtime names in its last words, as in `App/Root.swift:3: Fatal error: …`.
  ///
  /// The code of a failed unwrapping may belong to no line, and the runtime knows it all the same.
  private func place(written output: String) -> Place? {
    let words = ": Fatal error: "
    guard let last = output.split(separator: "\n").last(where: { $0.contains(words) }),
      let mark = last.firstRange(of: words), last.hasPrefix("App/"),
      let colon = last[..<mark.lowerBound].lastIndex(of: ":"),
      let line = Int(last[colon..<mark.lowerBound].dropFirst()),
      let path = app.files.path(of: String(last[..<colon].dropFirst("App/".count))),
      app.files.line(line, of: path) != nil
    else { return nil }
    return Place(path: path, line: line)
  }

  /// Where the app declares the method in which that event happened; nil outside of its methods.
  private func method(around index: Int, of events: [Event]) -> SourcePlace? {
    var depth = events[index].depth
    for event in events[..<index].reversed() where event.depth < depth && event.kind != .script {
      depth = event.depth
      if event.kind == .callback || event.kind == .query, let type = event.subject?.className,
        let place = self.index.place(ofDeclaredMember: event.name, in: type)
      {
        return place
      }
    }
    return nil
  }

  /// Where an app hangs: the line at which the loop begins, else the line at which it was stopped.
  ///
  /// An endless loop is stopped at another line each time, and begins always at the same.
  private func place(ofLoopAt offsets: [UInt64]) -> SourcePlace? {
    let places = places(at: offsets)
    func loops(_ words: Set<String>) -> [Place] {
      places.compactMap { place in
        EnclosingLoop(of: place.line, in: app.files.files[place.path] ?? [], words: words)
          .map { Place(path: place.path, line: $0.line) }
      }
    }
    let place = loops(["while", "repeat"]).last ?? loops(["for"]).first ?? places.first
    return place.map(shown)
  }

  private struct Place {
    var path: String
    var line: Int
  }

  private func shown(_ place: Place) -> SourcePlace {
    SourcePlace(
      file: "\(app.shownFolder)/\(place.path)", line: place.line,
      sourceLine: app.files.line(place.line, of: place.path))
  }

  /// The addresses in the student's files, innermost first.
  private func places(at offsets: [UInt64]) -> [Place] {
    LibraryPlaces(library: library, tools: tools).lines(of: offsets).compactMap { line in
      map.path(of: line.file).map { Place(path: $0, line: line.number) }
    }
  }
}

extension CheckResult {
  /// Removes the addresses at which an app was stopped: they differ from run to run.
  fileprivate mutating func forgetMoments() {
    if case .limit(let limit, _) = end { end = .limit(limit) }
    for index in failures.indices {
      if case .appEnded(.limit(let limit, _)) = failures[index].kind {
        failures[index].kind = .appEnded(.limit(limit))
      }
    }
  }
}
