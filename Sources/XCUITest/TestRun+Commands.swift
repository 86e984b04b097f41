import CourseKit
import CourseModel
import EventTrace
import Foundation

/// What tests have the app do.
extension TestRun {
  /// Whether a finger on the element's middle reaches it.
  func canTouch(_ element: ElementTree.Element) -> Bool {
    guard app.isRunning else { return false }
    if case .row = element.target { return false }
    guard let name = element.target.viewName else {
      return element.target != .nothing || element.type == .application
    }
    do {
      try app.send(.reach(ElementQuery(kind: .named, label: name)))
      return true
    } catch let refusal as Refusal {
      return refusal.problem == .elementDisabled
    } catch {
      return false
    }
  }

  /// Scrolls until the element can be seen, as XCUITest does before it touches it (rule 802).
  ///
  /// - Returns: Whether anything was tried.
  func reveal(_ element: ElementTree.Element, _ words: String) throws -> Bool {
    guard let view = element.target.viewName else { return false }
    var row: [Int]?
    if case .row(_, let place) = element.target { row = place }
    try app.send(
      .reveal(ElementQuery(kind: .named, label: view), row: row),
      as: .some(Deed("reveal", [words], words: "scroll to \(words)")))
    return true
  }

  /// Touches the element.
  func tap(_ element: ElementTree.Element, _ words: String) throws {
    let deed = Deed("tap", [words], words: "tap \(words)")
    switch element.target {
    case .nothing, .piece:
      try perform(.taps(1, fingers: 1), at: Point(middleOf: element.frame), "tap \(words)")
    case .view(let name):
      do {
        try app.send(.tap(ElementQuery(kind: .named, label: name)), as: .some(deed))
      } catch let refusal as Refusal where refusal.problem == .elementDisabled {
        // What is around it has the touch.
        try perform(.taps(1, fingers: 1), at: Point(middleOf: element.frame), "tap \(words)")
      }
    case .segment(let view, let segment): try adjust(view, .segment(segment), "tap \(words)")
    case .place(let place): try perform(.taps(1, fingers: 1), at: place, "tap \(words)")
    case .wheel, .row: note("tap", "tap \(words)")
    case .edit(let deed): try app.send(.edit(deed))
    case .key(let text):
      try app.send(.type(text), as: .some(deed))
    }
  }

  /// Sets a control's value by a finger.
  func adjust(_ view: String, _ adjustment: Adjustment, _ words: String) throws {
    try app.send(
      .adjust(ElementQuery(kind: .named, label: view), adjustment),
      as: .some(Deed("adjust", [view], words: words)))
  }

  /// Does with fingers what begins at the element's middle.
  func perform(_ gesture: Gesture, on element: ElementTree.Element, _ words: String) throws {
    if gesture == .taps(1, fingers: 1) { return try tap(element, words) }
    try perform(gesture, at: Point(middleOf: element.frame), in: element.frame, words)
  }

  /// Does with fingers what begins at that place of the screen.
  func perform(
    _ gesture: Gesture, at place: Point, in frame: CGRect? = nil, _ words: String
  ) throws {
    try app.send(
      .touch(gesture, at: place, in: frame.map { Rectangle($0) }),
      as: .some(Deed("touch", words: words)))
  }

  // MARK: Time

  /// Lets the app's time pass until `isTrue`, at most so many seconds.
  func wait(_ words: String, timeout: TimeInterval, until isTrue: () -> Bool) -> Bool {
    guard !isInert else { return false }
    noteAssertion()
    if isTrue() { return true }
    var waited = 0.0
    if !app.isRunning, later.isEmpty { now += max(timeout, 0) }
    while waited < timeout, app.isRunning || !later.isEmpty, !isInert {
      // As often as a person would see the difference, and then less and less often.
      let step = min(max(0.1, waited / 10), timeout - waited)
      let deed =
        waited == 0 ? Deed("wait", words: "\(words), at most \(Self.shown(timeout)) s") : nil
      do {
        try pass(step, as: deed)
      } catch {
        return false
      }
      waited += step
      if isTrue() { return true }
    }
    return false
  }

  /// Lets so many seconds of the app's time pass, and does what the test has put off until then.
  func pass(_ seconds: Double, as deed: Deed?) throws {
    let end = now + seconds
    var deed = deed
    while let next = later.next(until: end) {
      // What was put off while no app ran may be overdue.
      try passUninterrupted(max(0, next.time - now), as: deed)
      deed = nil
      next.work()
    }
    try passUninterrupted(end - now, as: deed)
  }

  /// Lets time pass until what was put off first; does nothing where nothing was.
  func doNextThing() {
    guard let time = later.nextTime else { return }
    try? pass(max(0, time - now), as: nil)
  }

  private func passUninterrupted(_ seconds: Double, as deed: Deed?) throws {
    now += seconds
    looks = 0
    guard app.isRunning else { return }
    app.noteTime(seconds)
    try app.send(.advance(seconds: seconds), as: .some(deed))
  }

  /// A test that sleeps lets the app's time pass, and not the machine's.
  func sleep(_ seconds: Double) {
    // What goes on until a moment comes ends also when nothing is done any more.
    guard !isInert else { return now += seconds }
    try? pass(seconds, as: Deed("wait", words: "wait \(Self.shown(seconds)) s"))
  }

  /// Lets a little time pass where a test looks again and again: on a device its questions take time.
  func letTimeMove() {
    looks += 1
    guard looks > Self.mostLooks else { return }
    guard !isInert else { return now += 0.1 }
    try? pass(0.1, as: nil)
  }

  /// So often a test looks at one moment.
  private static let mostLooks = 10

  private static func shown(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension Point {
  init(middleOf frame: CGRect) { self.init(Double(frame.midX), Double(frame.midY)) }
}

extension Rectangle {
  init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height))
  }
}
