import CourseModel
import EventTrace

/// What a script told and what the app did, in order.
///
/// Events are kept as places in their traces and looked up at the end: an answer may come long
/// after its event.
struct Timeline {
  private var entries: [Entry] = []
  private var isPredicting = false
  private var launch = 0
  private var eventsSeen = 0
  private var deedsSeen = 0
  private var isEndSeen = false

  private enum Entry {
    case narration(String)
    case events(Passage)
    case prediction(String, [Passage], AnswerKey?)
    case screen(Snapshot, String)
    case end(LaunchEnd)
  }
  /// Pictures of the answer to a question that is still to be asked.
  private var waiting: [Entry] = []

  /// Consecutive events of one launch.
  private struct Passage {
    var launch: Int
    var range: Range<Int>
    /// The numbers of what the script did before and between them.
    var deeds: Range<Int>
  }

  /// Adds a paragraph for the reader.
  mutating func narrate(_ text: String) {
    entries.append(.narration(text))
  }

  /// Adds a picture of the screen; one that tells the answer of a prediction comes after it.
  mutating func show(_ screen: Snapshot, _ caption: String) {
    if isPredicting {
      waiting.append(.screen(screen, caption))
    } else {
      entries.append(.screen(screen, caption))
    }
  }

  /// Keeps what happens from here on for the answer of a prediction.
  mutating func beginPrediction() {
    isPredicting = true
  }

  /// Makes what happened since the prediction began its answer.
  mutating func endPrediction(
    _ question: String, of app: XCUIApplication, key: ([Event]) -> AnswerKey?
  ) {
    isPredicting = false
    let news = takeNews(of: app)
    let passages = news.compactMap { entry in
      if case .events(let passage) = entry { passage } else { nil }
    }
    entries.append(
      .prediction(question, passages, key(Self.events(of: passages, in: app.traces))))
    entries += waiting
    waiting = []
    entries += news.filter { if case .end = $0 { true } else { false } }
  }

  /// Adds what happened since the last look, unless a prediction is waiting for it.
  mutating func noteEvents(of app: XCUIApplication) {
    if !isPredicting { entries += takeNews(of: app) }
  }

  private mutating func takeNews(of app: XCUIApplication) -> [Entry] {
    var news: [Entry] = []
    for (number, record) in app.launches.enumerated().dropFirst(launch) {
      if number > launch { (launch, eventsSeen, deedsSeen, isEndSeen) = (number, 0, 0, false) }
      let count = record.trace.events.count
      let deeds = number < app.deeds.count ? app.deeds[number].count : 0
      if count > eventsSeen || deeds > deedsSeen {
        news.append(
          .events(Passage(launch: number, range: eventsSeen..<count, deeds: deedsSeen..<deeds)))
        (eventsSeen, deedsSeen) = (count, deeds)
      }
      if let end = record.end, !isEndSeen {
        news.append(.end(end))
        isEndSeen = true
      }
    }
    return news
  }

  /// What the app did, without what the script did: the question says that.
  private static func events(of passages: [Passage], in traces: [Trace]) -> [Event] {
    passages.flatMap { Array(traces[$0.launch].events[$0.range]) }
  }

  /// The entries with their events.
  func steps(in app: XCUIApplication) -> [Recording.Step] {
    let traces = app.traces
    func events(_ passage: Passage) -> [Event] {
      traces[passage.launch].events(
        passage.range,
        with: passage.deeds.map { ($0, app.deeds[passage.launch][$0]) })
    }
    return entries.map { entry in
      switch entry {
      case .narration(let text): .narration(text)
      case .events(let passage): .events(events(passage), launch: passage.launch)
      case .prediction(let question, let passages, let key):
        .prediction(
          question: question, answer: Self.events(of: passages, in: traces), key: key)
      case .screen(let screen, let caption): .screen(screen, caption: caption)
      case .end(let end): .end(end)
      }
    }
  }
}
