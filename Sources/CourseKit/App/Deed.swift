import CourseModel
import EventTrace

/// What a script did to the app, shown to readers of the trace. It is not an event of the app, so no
/// check sees it.
package struct Deed {
  /// How many events of the launch came before it.
  var place = 0
  /// What was done, such as `tap`.
  let name: String
  let arguments: [String]
  /// In a reader's words, such as `tap "Next"`.
  let words: String
  /// What came of it, such as `interface landscapeLeft`; nil where only the app's events tell.
  var outcome: String?

  /// Describes a deed in a reader's words.
  package init(_ name: String, _ arguments: [String] = [], words: String) {
    self.name = name
    self.arguments = arguments
    self.words = words
  }

  /// The deed as an event of a told trace.
  ///
  /// - Parameter number: Counts the deeds of a launch from zero; no event has these numbers.
  func event(_ number: Int, after event: Event?) -> Event {
    Event(
      sequence: -1 - number, instant: event?.instant ?? .zero, depth: 0, kind: .script,
      name: name, arguments: arguments, answer: outcome, text: words)
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
  var deed: Deed {
    let held = orientation == .portrait ? "" : ", held \(orientation.held)"
    return switch reason {
    case .user: Deed("launch", words: "launch\(held)")
    case .url(let url): Deed("launch", [url], words: "launch by the URL \(url)\(held)")
    case .universalLink(let url): Deed("launch", [url], words: "launch by the link \(url)\(held)")
    case .remoteNotification: Deed("launch", words: "launch by a push notification\(held)")
    case .quickAction(let name):
      Deed("launch", [name], words: "launch by the quick action \"\(name)\"\(held)")
    case .backgroundFetch: Deed("launch", words: "launch by the system, to fetch content\(held)")
    }
  }
}

extension DeviceOrientation {
  /// How it is brought into this orientation.
  fileprivate var turned: String {
    (self == .faceUp || self == .faceDown ? "lay " : "turn ") + words
  }

  /// How it is held so.
  fileprivate var held: String {
    (self == .landscapeLeft || self == .landscapeRight ? "turned " : "") + words
  }

  private var words: String {
    switch self {
    case .portrait: "upright"
    case .portraitUpsideDown: "upside down"
    case .landscapeLeft: "left"
    case .landscapeRight: "right"
    case .faceUp: "face up"
    case .faceDown: "face down"
    }
  }
}

extension Command {
  /// What happens by it; nil for a mere look.
  var deed: Deed? {
    switch self {
    case .advance(let seconds):
      Deed("wait", ["\(seconds)"], words: "wait \(Deed.shown(seconds)) s")
    case .home: Deed("home", words: "leave the app")
    case .activate: Deed("activate", words: "come back to the app")
    case .beginInterruption: Deed("interrupt", words: "cover the app, as a phone call does")
    case .endInterruption: Deed("endInterruption", words: "uncover the app")
    case .open(.url(let url)): Deed("open", [url], words: "open \(url) in another app")
    case .open(.remoteNotification): Deed("openPush", words: "tap a push notification")
    case .open(.universalLink(let url)):
      Deed("open", [url], words: "open the link \(url) elsewhere")
    case .open(.quickAction(let name)):
      Deed("quickAction", [name], words: "choose the quick action \"\(name)\" at the icon")
    case .open(.user), .open(.backgroundFetch): Deed("wake", words: "wake the app")
    case .terminate: Deed("terminate", words: "end the app")
    case .closeInSwitcher:
      Deed("closeInSwitcher", words: "throw the app out of the app switcher")
    case .tap(let query): Deed("tap", [query.label], words: "tap \"\(query.label)\"")
    case .type(let text):
      Deed("type", [text], words: "type \"\(text.replacing("\n", with: "⏎"))\"")
    case .edit(let deed): Deed("edit", [deed.rawValue], words: deed.words)
    case .rotate(let orientation):
      Deed("rotate", [orientation.rawValue], words: orientation.turned)
    case .setAppearance(let appearance):
      Deed("setAppearance", [appearance.rawValue], words: "switch to \(appearance.rawValue)")
    case .setTextSize(let size):
      Deed("setTextSize", [size.rawValue], words: "choose the text size \(size.rawValue)")
    case .answer(let url, let answer):
      Deed("answer", [url], words: "the network answers \(url) with \(answer.words)")
    case .shareScreen(let part):
      Deed("shareScreen", [part.rawValue], words: part.words)
    case .device(let deed): Deed(deed.rawValue, words: deed.words)
    case .pressKey(let key, let modifiers):
      Deed("pressKey", [modifiers.words + key], words: "press \(modifiers.words)\(key.keyName)")
    case .remoteControl(let key):
      Deed("remoteControl", [key.rawValue], words: "press \(key.rawValue) on the headphones")
    case .set(let setting): Deed("set", ["\(setting)"], words: setting.words)
    case .memoryWarning: Deed("memoryWarning", words: "memory warning")
    case .perform(let action, .null):
      Deed("perform", [action], words: "perform \"\(action)\"")
    case .perform(let action, let argument):
      Deed(
        "perform", [action, "\(argument)"], words: "perform \"\(action)\" with \(argument)")
    case .reveal(let query, _):
      Deed("reveal", [query.label], words: "scroll to \"\(query.label)\"")
    case .adjust(let query, .slider(let place)):
      Deed(
        "adjust", [query.label, "\(place)"],
        words: "drag \"\(query.label)\" to \(Deed.shown(place * 100)) %")
    case .adjust(let query, .segment(let segment)):
      Deed(
        "adjust", [query.label, "\(segment)"],
        words: "tap segment \(segment) of \"\(query.label)\"")
    case .adjust(let query, .wheel(let wheel, let row)):
      Deed(
        "adjust", [query.label, "\(wheel)", row],
        words: "turn wheel \(wheel) of \"\(query.label)\" to \"\(row)\"")
    case .swipeBack(let completes):
      Deed(
        "swipeBack", words: "swipe back from the edge\(completes ? "" : " and let go early")")
    case .pullSheet(let completes):
      Deed("pullSheet", words: "pull down the sheet\(completes ? "" : " and let go early")")
    case .touch(let gesture, let place, _):
      Deed(
        "touch", ["\(place.x)", "\(place.y)"],
        words: "\(gesture.words) at (\(Deed.shown(place.x)), \(Deed.shown(place.y)))")
    case .snapshot, .reach, .editMenu: nil
    }
  }
}

extension ScreenPart {
  /// In a reader's words.
  fileprivate var words: String {
    switch self {
    case .whole: "give the app the whole screen"
    case .twoThirds: "give the app two thirds of the screen"
    case .half: "give the app half of the screen"
    case .third: "give the app a third of the screen"
    case .slideOver: "show the app in a panel over another one"
    }
  }
}

extension KeyModifiers {
  /// The keys with a plus behind each, as menus show them.
  fileprivate var words: String {
    let names: [(KeyModifiers, String)] = [
      (.control, "control+"), (.option, "option+"), (.shift, "shift+"), (.command, "command+"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined()
  }
}

extension String {
  /// A key's name in a reader's words.
  fileprivate var keyName: String {
    switch self {
    case "\r", "\n": "return"
    case "\t": "tab"
    case " ": "space"
    case "\u{8}": "delete"
    default: hasPrefix("UIKeyInput") ? String(dropFirst(10)) : self
    }
  }
}

extension DeviceSetting {
  /// In a reader's words.
  fileprivate var words: String {
    switch self {
    case .brightness(let brightness): "make the screen \(Deed.shown(brightness * 100)) % bright"
    case .battery(let level, let state):
      "the battery is at \(Deed.shown(level * 100)) %, \(state.rawValue)"
    case .proximity(let isNear):
      isNear ? "hold the device to an ear" : "take the device from the ear"
    case .lowPowerMode(let isOn): "switch the low power mode \(isOn ? "on" : "off")"
    case .accessibility(let setting, let isOn):
      "switch \(setting.rawValue) \(isOn ? "on" : "off") in the settings"
    case .pasteboard(let text):
      text.map { "copy \"\($0.replacing("\n", with: "⏎"))\" elsewhere" } ?? "empty the pasteboard"
    }
  }
}

extension TextDeed {
  /// In a reader's words.
  fileprivate var words: String {
    switch self {
    case .select: "choose Select over the text"
    case .selectAll: "choose Select All over the text"
    case .cut: "choose Cut over the text"
    case .copy: "choose Copy over the text"
    case .paste: "choose Paste over the text"
    }
  }
}

extension DeviceDeed {
  /// In a reader's words.
  fileprivate var words: String {
    switch self {
    case .lock: "lock the device"
    case .unlock: "unlock the device"
    case .shake: "shake the device"
    case .screenshot: "take a picture of the screen"
    case .timeChange: "the time changes, as at midnight"
    }
  }
}

extension NetworkAnswer {
  /// What it is, in a word or two.
  fileprivate var words: String {
    let what =
      switch outcome {
      case .response(let status, _, _): "\(status)"
      case .failure(let failure): "\(failure)"
      }
    return "\(what) after \(Deed.shown(delay)) s"
  }
}

extension Gesture {
  /// What the fingers do, in a word or two.
  fileprivate var words: String {
    switch self {
    case .taps(1, fingers: 1): "tap"
    case .taps(2, fingers: 1): "double tap"
    case .taps(let count, let fingers): "tap \(count) times with \(fingers) fingers"
    case .press(let seconds): "press \(Deed.shown(seconds)) s"
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .drag(let end, _): "drag to (\(Deed.shown(end.x)), \(Deed.shown(end.y)))"
    case .path(let places, _): "draw through \(places.count) places"
    case .pinch(let scale, _): "pinch by \(Deed.shown(scale))"
    case .rotate(let angle, _): "turn two fingers by \(Deed.shown(angle))"
    }
  }
}

extension Deed {
  fileprivate static func shown(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
