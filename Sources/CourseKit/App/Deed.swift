import CourseModel
import EventTrace

/// What a script did to the app, shown to readers of the trace. It is not an event of the app, so no
/// check sees it.
struct Deed {
  /// How many events of the launch came before it.
  let place: Int
  /// A sentence without its full stop, such as `the user taps the button “Next”`.
  let words: String

  /// The deed as a line of a trace.
  ///
  /// - Parameter number: Counts the deeds of a launch from zero; no event has these numbers.
  func event(_ number: Int, after event: Event?) -> Event {
    Event(
      sequence: -1 - number, instant: event?.instant ?? .zero, depth: 0, kind: .narration,
      name: "script", text: words)
  }
}

extension Trace {
  /// The events in that range with the script's deeds among them.
  func events(_ range: Range<Int>, with deeds: [(number: Int, deed: Deed)]) -> [Event] {
    var woven: [Event] = []
    var rest = deeds[...]
    for place in range.lowerBound...range.upperBound {
      while let next = rest.first, next.deed.place <= place {
        woven.append(next.deed.event(next.number, after: place > 0 ? events[place - 1] : nil))
        rest.removeFirst()
      }
      if place < range.upperBound { woven.append(events[place]) }
    }
    return woven
  }
}

extension LaunchConfiguration {
  /// What starts the app so.
  var deed: String {
    let held = orientation == .portrait ? "" : ", held in \(orientation.words)"
    return switch reason {
    case .user: "the app is launched\(held)"
    case .url(let url): "the app is launched to open \(url)\(held)"
    case .remoteNotification: "the app is launched by a push notification\(held)"
    case .backgroundFetch: "the system launches the app to fetch content\(held)"
    }
  }
}

extension DeviceOrientation {
  /// In a reader's words.
  var words: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portrait, upside down"
    case .landscapeLeft: "landscape, turned to the left"
    case .landscapeRight: "landscape, turned to the right"
    case .faceUp: "face up"
    case .faceDown: "face down"
    }
  }
}

extension Command {
  /// What happens by it; nil for a mere look.
  var deed: String? {
    switch self {
    case .advance(let seconds):
      Int(exactly: seconds).map { "\($0) second\($0 == 1 ? "" : "s") pass\($0 == 1 ? "es" : "")" }
        ?? "\(seconds) seconds pass"
    case .home: "the user leaves the app"
    case .activate: "the user comes back to the app"
    case .beginInterruption: "something covers the app, as a phone call does"
    case .endInterruption: "what covered the app goes away"
    case .open(.url(let url)): "another app opens \(url)"
    case .open(.remoteNotification): "the user taps a push notification"
    case .open(.user), .open(.backgroundFetch): "the system wakes the app"
    case .terminate: "the system ends the app"
    case .tap(let query): "the user taps the \(query.kind.rawValue) “\(query.label)”"
    case .type(let text): "the user types “\(text.replacing("\n", with: "⏎"))”"
    case .rotate(let orientation): "the device is turned: \(orientation.words)"
    case .setAppearance(let appearance): "the device is switched to \(appearance.rawValue)"
    case .setTextSize(let size): "the user chooses texts of size \(size.rawValue)"
    case .memoryWarning: "the system is short of memory"
    case .perform(let action, .null): "the exercise does “\(action)”"
    case .perform(let action, let argument): "the exercise does “\(action)” with \(argument)"
    case .snapshot: nil
    }
  }
}
