package import EventTrace
package import Foundation

/// A device that is switched on: everything that one life of an app has, and nothing outside of it.
///
/// It owns the device, the version of iOS, the clock with its queue of events and the trace; what
/// features keep beside that, they bring along (``StateKey``). UIKit's own entrances
/// (`UIApplication.shared` and friends) answer from ``current``; no other state of an app is static,
/// so nothing needs resetting.
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
      launchArguments = newValue?.configuration.arguments ?? []
      hasOwnFonts =
        newValue?.configuration.bundle.resources.contains {
          [".ttf", ".otf", ".ttc"].contains(where: $0.lowercased().hasSuffix)
        } ?? false
      launchEnvironment = newValue?.configuration.environment ?? [:]
      appBundle = newValue?.bundle ?? AppBundle()
      appFiles = AppFiles(newValue?.stored[.files])
      deviceIsDark = false
      deviceLanguage = newValue.map(DeviceLanguage.init) ?? DeviceLanguage()
      withExtendedLifetime(old) {}
    }
  }
  private static var switchedOn: Simulator?

  /// What the device and the launch are.
  package let configuration: Configuration
  /// What the runtime asks of the process that it runs in.
  package let hooks: Hooks
  /// Writes down what happens.
  package let recorder: Recorder
  /// What is due, in virtual time.
  package let queue = EventQueue()
  /// The app's bundle.
  package let bundle: AppBundle

  /// What the app is doing from the system's point of view.
  package internal(set) var runState = RunState.notRunning
  /// Whether an exception has ended the app: from then on UIKit does nothing.
  package internal(set) var isDead = false
  /// What the device holds of the app beside its defaults.
  package var stored: [Stored: Data]

  /// What features keep, each in the place of its key.
  var states: [AnyObject?] = []
  /// How many objects of each class were made; their numbers name them in the trace.
  var objectCounts: [ObjectIdentifier: Int] = [:]
  var classNames: [ObjectIdentifier: String] = [:]
  /// Which class has each of those names.
  var namedClasses: [String: ObjectIdentifier] = [:]
  /// What was said once and is not said again.
  var notedOnce: Set<String> = []
  /// Who makes the next call; nil for the app.
  var nextCaller: Event.Caller?
  /// Whether a default of a delegate protocol was reached: the app has no such method.
  var reachedDelegateDefault = false
  /// The method that a delegate is asked for just now.
  var optionalMethod = ""

  /// Makes a device on which nothing runs yet.
  package init(configuration: Configuration, hooks: Hooks = Hooks()) {
    self.configuration = configuration
    self.hooks = hooks
    bundle = configuration.bundle
    stored = configuration.stored
    recorder = Recorder(sink: hooks.record)
    recorder.header = .header(
      schema: Trace.schemaVersion, iOS: configuration.iOS, device: configuration.device.name)
    recorder.now = { [queue] in queue.now }
    queue.clockMoved = { virtualClock = $0.seconds }
  }

  /// The version of iOS that the device has.
  package var iOS: IOSVersion { configuration.iOS }

  /// What the app is doing, as far as the system knows.
  package enum RunState: Hashable {
    /// Before the launch, on screen without and with events, not on screen, and over.
    case notRunning, inactive, active, background, ended
  }

  /// Why a run-state change cannot happen now.
  package struct WrongState: Error, Hashable {
    /// What the app is doing, and what was asked of it.
    package var detail: String

    /// Makes the error.
    package init(detail: String) {
      self.detail = detail
    }
  }

  /// Puts something on the device that the next launch finds there.
  func store(_ data: Data?, as item: Stored) {
    guard stored[item] != data else { return }
    stored[item] = data
    hooks.store(item, data)
  }
}
