package import EventTrace
package import Foundation

/// A device that is switched on: everything that one life of an app has, and nothing outside of it.
///
/// It owns the device, the version of iOS, the clock with its queue of events, the application, its
/// windows, the console and the trace. UIKit's own entrances (`UIApplication.shared` and friends)
/// answer from ``current``; no other state is static, so nothing needs resetting.
package final class Simulator {
  /// The device that the app of this process runs on.
  package static var current: Simulator! {
    get { switchedOn }
    set {
      // What goes away with the old device may still look for the current one.
      let old = switchedOn
      switchedOn = newValue
      virtualClock = newValue?.queue.now.seconds ?? 0
      deviceVersion = newValue?.iOS ?? .first
      deviceNumber = newValue?.iOS.number ?? 1000
      appBundle = newValue?.bundle ?? AppBundle()
      withExtendedLifetime(old) {}
    }
  }
  private static var switchedOn: Simulator?

  package let configuration: Configuration
  package let hooks: Hooks
  package let recorder: Recorder
  package let queue = EventQueue()
  package let bundle: AppBundle
  package let screen: UIScreen
  package let device: UIDevice
  package let notificationCenter = NotificationCenter()

  package internal(set) var application: UIApplication?
  /// What the app is doing from the system's point of view.
  package internal(set) var runState = RunState.notRunning
  /// The app's windows, as long as somebody else holds them, from back to front.
  var windowReferences: [WeakReference<UIWindow>] = []
  /// The controllers that are alive, in the order in which they were made.
  var controllerReferences: [WeakReference<UIViewController>] = []
  /// The images that are alive, and some that were; see Drawing/.
  var imageReferences: [WeakReference<UIImage>] = []
  /// The controllers that left since the app came to rest the last time; see Memory/.
  var departures: [Departure] = []
  /// Who gets what is typed.
  weak var firstResponder: UIResponder?
  /// Whether an exception has ended the app: from then on UIKit does nothing.
  package internal(set) var isDead = false

  /// Appearances that began in this turn and end after its layout pass.
  var pendingAppearances: [() -> Void] = []
  /// Transitions that take time and are on their way; see Transitions/.
  var transitions: [ControllerTransition] = []
  /// What keeps the animations that begin now, while an animator runs that a finger drives.
  var heldAnimations: HeldAnimations?
  /// Whether animations by blocks take their time.
  var areAnimationsEnabled = true
  /// What notes the changes that an animation's block makes, while one runs; see Animation/.
  var notedLooks: NotedLooks?
  /// While the app launches, appearances end only after it has become active (rule 30).
  var holdsAppearances = false
  /// How many objects of each class were made; their numbers name them in the trace.
  var objectCounts: [ObjectIdentifier: Int] = [:]
  var classNames: [ObjectIdentifier: String] = [:]
  /// Which class has each of those names.
  var namedClasses: [String: ObjectIdentifier] = [:]
  /// The classes whose names the app asked for.
  var classesByName: [String: AnyClass] = [:]
  /// The names that `@objc(Name)` gives to classes of the app.
  var objectiveCNames: [ObjectIdentifier: String] = [:]
  /// Where the content of the screen has its top; see Rotation/.
  var interfaceOrientation = UIInterfaceOrientation.portrait
  /// Whether a rotation of the interface is being animated.
  var isRotating = false
  /// How the device was held when the last rotation of the interface began.
  var deviceBeforeRotation = UIDeviceOrientation.unknown
  /// What the traits were before the root controller forced the launch into another orientation.
  var traitsBeforeLaunch: UITraitCollection?
  /// What was said once and is not said again.
  var notedOnce: Set<String> = []
  /// Whether a default of a delegate protocol was reached: the app has no such method.
  var reachedDelegateDefault = false
  /// The stored defaults of the app; see ``UserDefaults``.
  var defaults: [String: Any] = [:]
  var registeredDefaults: [String: Any] = [:]
  /// What the device holds of the app beside its defaults.
  package var stored: [Stored: Data]
  /// The app's scenes that are connected, in the order of their connecting.
  var scenes: [UIScene] = []
  /// The sessions that the app switcher shows, connected or not, oldest first.
  var sceneSessions: [UISceneSession] = []
  /// What the exercise's stage lets a check do to the app, by name.
  package var stageActions: [String: (Any?) throws -> Any?] = [:]
  /// What the stage calls of the student's code, by name: each on an object with an argument.
  package var stageCalls: [String: (Any?, Any?) throws -> Any?] = [:]

  /// What is being drawn into, the innermost last.
  var contexts: [CGContext] = []
  /// The app's own views that are to be drawn at the end of the turn.
  var viewsToDraw: [WeakReference<UIView>] = []
  /// Which classes are the app's, as far as it was asked.
  var classesOfTheApp: [ObjectIdentifier: Bool] = [:]
  /// The queue whose work is being done; the main one does all that is no other's.
  var runningQueue: _WorkQueue = DispatchQueue.main
  /// What objects are to perform later.
  var delayedRequests: [DelayedRequest] = []
  /// The app's methods that have a selector, by class.
  var methods: [ObjectIdentifier: [Selector: RegisteredMethod]] = [:]

  package init(configuration: Configuration, hooks: Hooks = Hooks()) {
    self.configuration = configuration
    self.hooks = hooks
    bundle = configuration.bundle
    screen = UIScreen(
      model: configuration.device, isLetterboxed: configuration.isLetterboxed)
    device = UIDevice(model: configuration.device, iOS: configuration.iOS)
    recorder = Recorder(sink: hooks.record)
    recorder.header = .header(
      schema: Trace.schemaVersion, iOS: configuration.iOS, device: configuration.device.name)
    recorder.now = { [queue] in queue.now }
    device.orientation = configuration.orientation
    stored = configuration.stored
    interfaceOrientation = launchOrientation
    loadDefaults(configuration.defaults)
    queue.clockMoved = { virtualClock = $0.seconds }
  }

  package var iOS: IOSVersion { configuration.iOS }
}

extension Simulator {
  /// Everything that is decided before the app starts.
  package struct Configuration {
    package var iOS: IOSVersion
    package var device: DeviceModel
    package var orientation: UIDeviceOrientation
    package var bundle: AppBundle
    package var launchReason: LaunchReason
    /// What ``Simulator/defaultsData`` was at the end of the app's last life.
    package var defaults: Data?
    /// What ``Simulator/stored`` was at the end of the app's last life.
    package var stored: [Stored: Data]
    /// Behaviours that are set against the dial, where the sources leave the matter open.
    package var switches: [String: Bool]

    package init(
      iOS: IOSVersion, device: DeviceModel? = nil, orientation: UIDeviceOrientation = .portrait,
      bundle: AppBundle = AppBundle(), launchReason: LaunchReason = .user, defaults: Data? = nil,
      stored: [Stored: Data] = [:], switches: [String: Bool] = [:]
    ) {
      self.iOS = iOS
      self.device = device ?? DeviceModel.usual(with: iOS)
      self.orientation = orientation
      self.bundle = bundle
      self.launchReason = launchReason
      self.defaults = defaults
      self.stored = stored
      self.switches = switches
    }

    /// Whether UIKit behaves so on this device; a switch wins over the dial.
    func behaves(_ behavior: Behavior) -> Bool {
      if !switches.isEmpty, let set = switches[behavior.name] { return set }
      return behavior.holds(on: iOS)
    }

    /// Whether a 4-inch screen shows the app between black bars, because nothing in its bundle says
    /// that it knows the taller screen (rule 175).
    package var isLetterboxed: Bool {
      device.isFourInch && !bundle.knowsFourInchScreen { behaves($0) }
    }
  }

  /// What the surroundings do for a simulator; a test may leave all of them as they are.
  package struct Hooks {
    /// Gets each line of the trace as it happens.
    package var record: ((TraceLine) -> Void)?
    /// Makes an object of a class with plain `init()`; nil where the class has none.
    package var instantiate: (AnyClass) -> NSObject?
    /// Finds a class by the name that `NSStringFromClass` gives it.
    package var classNamed: (String) -> AnyClass?
    /// Called when nobody handled an exception; in an app's own process it does not return.
    package var uncaughtException: (_ name: String, _ reason: String) -> Void
    /// What `UIApplicationMain` enters after the launch and never leaves.
    package var runLoop: () -> Never
    /// The app's life ended in order; in an app's own process it does not return.
    package var end: () -> Void
    /// The app's stored defaults changed for good.
    package var storeDefaults: (Data) -> Void
    /// Something else that the device holds of the app changed; nil when it is gone.
    package var store: (Stored, Data?) -> Void
    /// Whether the object's class, or one between it and UIKit's own, overrides that member.
    package var overrides: (AnyObject, String) -> Bool
    /// Finds how strong references lead to an object, looking from the others on in their order;
    /// empty where no way is found.
    package var holders: (_ object: AnyObject, _ from: [AnyObject]) -> [Holding]

    package init(
      record: ((TraceLine) -> Void)? = nil,
      instantiate: @escaping (AnyClass) -> NSObject? = { _ in nil },
      classNamed: @escaping (String) -> AnyClass? = { _ in nil },
      uncaughtException: @escaping (String, String) -> Void = { _, _ in },
      runLoop: @escaping () -> Never = { fatalError("This simulator has no run loop.") },
      end: @escaping () -> Void = {},
      storeDefaults: @escaping (Data) -> Void = { _ in },
      store: @escaping (Stored, Data?) -> Void = { _, _ in },
      overrides: @escaping (AnyObject, String) -> Bool = { _, _ in false },
      holders: @escaping (AnyObject, [AnyObject]) -> [Holding] = { _, _ in [] }
    ) {
      self.record = record
      self.instantiate = instantiate
      self.classNamed = classNamed
      self.uncaughtException = uncaughtException
      self.runLoop = runLoop
      self.end = end
      self.storeDefaults = storeDefaults
      self.store = store
      self.overrides = overrides
      self.holders = holders
    }
  }

  /// Why the app is started; see rules 17 to 21.
  package enum LaunchReason: Hashable {
    case user
    case url(String)
    case remoteNotification([String: String])
    /// Something that the user began elsewhere; with a web page it is a universal link.
    case userActivity(type: String, webpage: String?)
    case backgroundFetch
  }

  /// What stays on the device when the app ends, under the names by which the device keeps it.
  package enum Stored: String, Hashable, CaseIterable, Sendable {
    /// What the app encoded when it went into the background (rule 38).
    case restorationArchive
    /// The sessions in the app switcher (rule 40).
    case sceneSessions
  }

  package enum RunState: Hashable {
    case notRunning, inactive, active, background, ended
  }
}

/// Holds an object without keeping it alive.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}
