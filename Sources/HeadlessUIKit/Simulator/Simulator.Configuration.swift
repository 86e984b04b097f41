package import EventTrace
package import Foundation

extension Simulator {
  /// Everything that is decided before the app starts.
  package struct Configuration {
    /// The version of iOS.
    package var iOS: IOSVersion
    /// The model.
    package var device: DeviceModel
    /// How the device is held.
    package var orientation: UIDeviceOrientation
    /// The app's bundle.
    package var bundle: AppBundle
    /// Why the app is launched.
    package var launchReason: LaunchReason
    /// What follows the program's name among the app's arguments.
    package var arguments: [String] = []
    /// The variables of the app's environment.
    package var environment: [String: String] = [:]
    /// What ``Simulator/defaultsData`` was at the end of the app's last life.
    package var defaults: Data?
    /// What ``Simulator/stored`` was at the end of the app's last life.
    package var stored: [Stored: Data]
    /// Behaviours that are set against the dial, where the sources leave the matter open.
    package var switches: [String: Bool]

    /// Makes a configuration.
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

  /// Why the app is started; see rules 17 to 21.
  package enum LaunchReason: Hashable {
    /// The user tapped the icon.
    case user
    /// Another app opened a URL.
    case url(String)
    /// The user tapped a push notification with that payload.
    case remoteNotification([String: String])
    /// Something that the user began elsewhere; with a web page it is a universal link.
    case userActivity(type: String, webpage: String?)
    /// The user chose the quick action of that title or type at the app's icon.
    case quickAction(String)
    /// The system woke the app to fetch content.
    case backgroundFetch
  }

  /// What stays on the device when the app ends, under the names by which the device keeps it.
  package enum Stored: String, Hashable, CaseIterable, Sendable {
    /// What the app encoded when it went into the background (rule 38).
    case restorationArchive
    /// The sessions in the app switcher (rule 40).
    case sceneSessions
    /// The quick actions that the app added at its icon (rule 321).
    case quickActions
    /// What `UIDevice.identifierForVendor` says.
    case vendorIdentifier
    /// What is in the app's own folders.
    case files
  }
}

extension Simulator {
  /// Whether this device's version of UIKit behaves so; a switch of the configuration wins.
  func has(_ behavior: Behavior) -> Bool {
    configuration.behaves(behavior)
  }
}
