/// What the judge can make happen to a running app: what a user, the device or the system does.
public enum Command: Codable, Hashable, Sendable {
  /// Let virtual time pass; everything that falls due in it happens.
  case advance(seconds: Double)
  /// Leave the app: the Home button or the swipe.
  case home
  /// Come back to the app.
  case activate
  /// Cover the app with a call, an alert or the notification centre, and take it away again.
  case beginInterruption
  /// Take away what covers the app.
  case endInterruption
  /// A URL or push arrives for the app while it is in the background or in front.
  case open(LaunchConfiguration.Reason)
  /// The system ends the app; it may say goodbye where its version lets it.
  case terminate
  /// The user throws the app out of the app switcher; what was saved of its state is thrown away, too.
  case closeInSwitcher
  /// Touch the centre of the element and lift the finger.
  case tap(ElementQuery)
  /// Do with fingers what begins at that place of the screen; the rectangle is that of what is meant.
  case touch(Gesture, at: Point, in: Rectangle?)
  /// Draw a finger from the screen's left edge, far enough to go back or not.
  case swipeBack(completes: Bool)
  /// Pull the topmost sheet down, far enough for it to go or not.
  case pullSheet(completes: Bool)
  /// Type into what is being edited; a line break is the return key.
  case type(String)
  /// Say what the menu over the text that is being edited offers: the names of deeds.
  case editMenu
  /// Choose an entry of that menu.
  case edit(TextDeed)
  /// Move the part of a control that stands for its value.
  case adjust(ElementQuery, Adjustment)
  /// Say whether a finger on the element's centre reaches it.
  case reach(ElementQuery)
  /// Scroll what the view lies in until it can be seen, or a table until its row can be: section
  /// and row, counted from zero.
  case reveal(ElementQuery, row: [Int]?)
  /// Turn the device.
  case rotate(DeviceOrientation)
  /// Switch the device to light or dark.
  case setAppearance(DeviceAppearance)
  /// Choose how large texts are to be.
  case setTextSize(TextSize)
  /// From now on the network answers so for that address.
  case answer(String, NetworkAnswer)
  /// The system is short of memory.
  case memoryWarning
  /// Give the app another part of an iPad's screen, beside another app.
  case shareScreen(ScreenPart)
  /// Something happens to the device.
  case device(DeviceDeed)
  /// Press a key of a keyboard that is connected, while others are held.
  case pressKey(String, KeyModifiers)
  /// Press a key of the headphones or of the lock screen.
  case remoteControl(RemoteKey)
  /// The device measures something else, or its settings say something else.
  case set(DeviceSetting)
  /// Call the named action of the exercise's stage with plain data.
  case perform(action: String, argument: PlainValue)
  /// Say what is on screen and who manages it.
  case snapshot

  /// Whether nothing happens by it.
  public var isLook: Bool {
    switch self {
    case .snapshot, .reach: true
    default: false
    }
  }
}

/// How much of an iPad's screen an app has beside another one.
public enum ScreenPart: String, Codable, Hashable, Sendable {
  /// All of it; the larger part beside a narrow app; half of it.
  case whole, twoThirds, half
  /// The narrow part beside a larger app.
  case third
  /// A narrow panel over another app.
  case slideOver
}

/// What happens to a device whatever app is in front.
public enum DeviceDeed: String, Codable, Hashable, Sendable {
  /// It is locked; unlocked; shaken.
  case lock, unlock, shake
  /// The user takes a picture of the screen.
  case screenshot
  /// Midnight passes, or the time changes otherwise.
  case timeChange
}

/// Keys that are held while another one is pressed, by XCUITest's names.
public struct KeyModifiers: OptionSet, Codable, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Makes the keys of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shift key.
  public static let shift = Self(rawValue: 1)
  /// The control key.
  public static let control = Self(rawValue: 2)
  /// The option key.
  public static let option = Self(rawValue: 4)
  /// The command key.
  public static let command = Self(rawValue: 8)
}

/// A key of the headphones or of the lock screen.
public enum RemoteKey: String, Codable, Hashable, Sendable {
  /// Begins, interrupts and ends playing.
  case play, pause, stop, togglePlayPause
  /// Goes to another track.
  case nextTrack, previousTrack
}

/// What a device measures, and what a person sets for all apps.
public enum DeviceSetting: Codable, Hashable, Sendable {
  /// How bright the screen is, from 0 to 1.
  case brightness(Double)
  /// How full the battery is, from 0 to 1, and what it does.
  case battery(Double, BatteryState)
  /// Whether something is near to the screen, as an ear.
  case proximity(Bool)
  /// Whether the battery is to last longer.
  case lowPowerMode(Bool)
  /// Whether a help for people who see, hear or move little is on.
  case accessibility(AccessibilitySetting, Bool)
  /// The text that was copied elsewhere; nil for nothing.
  case pasteboard(String?)
}

/// What a person chooses in the menu over a text.
public enum TextDeed: String, Codable, Hashable, Sendable, CaseIterable {
  /// Selects a word; selects everything.
  case select, selectAll
  /// Takes what is selected away and keeps it, keeps it, or puts what was kept in its place.
  case cut, copy, paste
}

/// What a battery does.
public enum BatteryState: String, Codable, Hashable, Sendable {
  /// As UIKit names them.
  case unplugged, charging, full
}

/// What a person can switch on who sees, hears or moves little.
public enum AccessibilitySetting: String, Codable, Hashable, Sendable, CaseIterable {
  /// The screen is read aloud; the device is driven by switches.
  case voiceOver, switchControl
  /// Less moves; less shines through.
  case reduceMotion, reduceTransparency
  /// Texts are bold; colors are darker, inverted or gray.
  case boldText, darkerColors, invertColors, grayscale
}

/// What a finger sets on a control that has a value.
public enum Adjustment: Codable, Hashable, Sendable {
  /// Drags a slider's knob to this part of its way, from 0 to 1.
  case slider(Double)
  /// Taps the segment at that place.
  case segment(Int)
  /// Turns the wheel at that place to the row that shows the text.
  case wheel(Int, String)
}

/// What an app process answers to one command. Events stream before it.
public enum Reply: Codable, Hashable, Sendable {
  /// Done, and nothing is left to happen at this instant.
  case done
  /// Done as well; the interface has that orientation now, by UIKit's name.
  case turned(interface: DeviceOrientation)
  /// Done, and nothing was there that answers a finger; the words say what was.
  case unanswered(String)
  /// The result of a named action.
  case value(PlainValue)
  /// What is on screen.
  case snapshot(Snapshot)
  /// The command could not be carried out; the reason is for the lesson's author or the student.
  case refused(Refusal)
}

/// Why a command was not carried out.
public struct Refusal: Error, Codable, Hashable, Sendable {
  /// What stood in the way.
  public var problem: Problem
  /// The element, action or state that it is about.
  public var detail: String

  /// Makes a refusal.
  public init(_ problem: Problem, _ detail: String) {
    self.problem = problem
    self.detail = detail
  }

  /// Why a command can be refused.
  public enum Problem: String, Codable, Hashable, Sendable {
    /// Nothing on screen answers to these words.
    case noSuchElement
    /// Several elements on screen answer to these words.
    case ambiguousElement
    /// Another view would receive the touch; the detail names it.
    case elementCovered
    /// A touch goes past the element, although nothing lies over it; the detail says why.
    case elementUnreachable
    /// The element exists, and is hidden or outside of the screen.
    case elementNotOnScreen
    /// The control takes no touches.
    case elementDisabled
    /// The exercise's stage has no action of that name.
    case noSuchAction
    /// The action threw an error, or returned something that is not plain data.
    case actionFailed
    /// The app is not in a run state in which this can happen.
    case wrongState
    /// The runtime does not model this yet.
    case notModelled
    /// Work that posts itself again never came to an end; the detail names what.
    case neverIdle
    /// The simulated device cannot exist, such as an iPhone 5 with iOS 5.
    case impossibleDevice
    /// A file of the app's bundle that a device needs for the launch is damaged.
    case unreadableBundle
  }
}

extension Refusal: CustomStringConvertible {
  /// Why the command was not carried out, in a sentence.
  public var description: String {
    switch problem {
    case .noSuchElement:
      // A script that looked itself says it in whole words.
      detail.hasPrefix("there ")
        ? "\(detail.prefix(1).uppercased())\(detail.dropFirst())."
        : "There is no element \(detail) on screen."
    case .ambiguousElement: "More than one element is called \(detail)."
    case .elementCovered: "A touch does not reach the element: \(detail) lies over it."
    case .elementUnreachable: "A touch does not reach the element \(detail)."
    case .elementNotOnScreen: "The element \(detail) is not on screen."
    case .elementDisabled: "The element \(detail) is disabled."
    case .noSuchAction: "The exercise has no action \(detail)."
    case .actionFailed: "The action failed: \(detail)"
    case .wrongState: "That cannot happen now: \(detail)"
    case .notModelled: "The runtime does not model this yet: \(detail)"
    case .neverIdle: "The app never came to rest: \(detail)"
    case .impossibleDevice: "There is no such device: \(detail)."
    case .unreadableBundle: "The app's \(detail) cannot be read: it is not a property list."
    }
  }
}

/// An element on screen, by what a person would call it.
public struct ElementQuery: Codable, Hashable, Sendable {
  /// Which kind of element is meant.
  public var kind: Kind
  /// The text it shows, its accessibility identifier or its name in the trace.
  public var label: String

  /// Makes an element query.
  public init(kind: Kind, label: String) {
    self.kind = kind
    self.label = label
  }

  /// The kinds of element that scripts look for.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// A button, a label, or any view.
    case button, label, view
    /// The one view with that name in the trace.
    case named
  }
}
