public import EventTrace
public import Foundation

/// Everything that decides how an app starts: on what, in which state, and why.
public struct LaunchConfiguration: Codable, Hashable, Sendable {
  /// The compiled app; an absolute path.
  public var appLibrary: String
  /// The folder with the app's Info.plist and resources; an absolute path.
  public var bundle: String
  /// The version of iOS on the device.
  public var iOS: IOSVersion
  /// The model's name, such as `iPhone 5`; nil for the one most people had with that version.
  public var device: String?
  /// How the device is held.
  public var orientation: DeviceOrientation
  /// Why the app is started.
  public var reason: Reason
  /// What follows the program's name among the app's arguments.
  public var arguments: [String]
  /// The variables of the app's environment.
  public var environment: [String: String]
  /// What earlier launches left on the device, by name; opaque to everyone but the runtime.
  public var store: DeviceStore
  /// What the network answers, by address; every other address finds no network.
  public var answers: [String: NetworkAnswer] = [:]
  /// What everything random in the app follows from.
  public var seed: UInt64
  /// How much the launch may use.
  public var limits: LaunchLimits

  /// Makes a launch configuration.
  public init(
    appLibrary: String, bundle: String, iOS: IOSVersion, device: String? = nil,
    orientation: DeviceOrientation = .portrait, reason: Reason = .user,
    arguments: [String] = [], environment: [String: String] = [:],
    store: DeviceStore = DeviceStore(), seed: UInt64 = 0, limits: LaunchLimits = LaunchLimits()
  ) {
    self.appLibrary = appLibrary
    self.bundle = bundle
    self.iOS = iOS
    self.device = device
    self.orientation = orientation
    self.reason = reason
    self.arguments = arguments
    self.environment = environment
    self.store = store
    self.seed = seed
    self.limits = limits
  }

  /// Why the app is started.
  public enum Reason: Codable, Hashable, Sendable {
    /// The user tapped its icon.
    case user
    /// Another app opened a URL that is this app's.
    case url(String)
    /// The user tapped a link to the web that is this app's.
    case universalLink(String)
    /// The user tapped a push notification with that payload.
    case remoteNotification([String: String])
    /// The user chose the quick action of that title or type at the app's icon.
    case quickAction(String)
    /// The system woke the app to fetch content.
    case backgroundFetch
  }
}

/// How a device is held in the hand.
public enum DeviceOrientation: String, Codable, Hashable, Sendable, CaseIterable {
  /// In UIKit's words; the left or right of landscape is the side to which the device is turned.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Whether a device shows light or dark interfaces.
public enum DeviceAppearance: String, Codable, Hashable, Sendable {
  /// As it comes, or with light text on dark.
  case light, dark
}

/// How large a person wants texts, as the settings of the device offer it.
public enum TextSize: String, Codable, Hashable, Sendable, CaseIterable {
  /// The smallest.
  case extraSmall = "XS"
  /// Two steps below the usual one.
  case small = "S"
  /// A step below the usual one.
  case medium = "M"
  /// The usual one.
  case large = "L"
  /// A step above the usual one.
  case extraLarge = "XL"
  /// Two steps above the usual one.
  case extraExtraLarge = "XXL"
  /// The largest but for those of the accessibility settings.
  case extraExtraExtraLarge = "XXXL"
  /// The first of the accessibility settings.
  case accessibilityMedium = "AccessibilityM"
  /// The second of the accessibility settings.
  case accessibilityLarge = "AccessibilityL"
  /// The third of the accessibility settings.
  case accessibilityExtraLarge = "AccessibilityXL"
  /// The fourth of the accessibility settings.
  case accessibilityExtraExtraLarge = "AccessibilityXXL"
  /// The largest.
  case accessibilityExtraExtraExtraLarge = "AccessibilityXXXL"
}

/// What stays on a device when an app ends.
public struct DeviceStore: Codable, Hashable, Sendable {
  /// The stored bytes by name, such as `defaults`.
  public var items: [String: Data]

  /// Makes a device store.
  public init(items: [String: Data] = [:]) {
    self.items = items
  }

  /// How many bytes there are, with their names.
  package var size: Int { items.reduce(0) { $0 + $1.key.utf8.count + $1.value.count } }

  /// How many bytes a device keeps for an app; a larger store is refused.
  ///
  /// Written as base64 it still fits into one frame of the channel.
  public static let capacity = 1 << 19
}

/// How much one launch of an app may use before it is stopped.
public struct LaunchLimits: Codable, Hashable, Sendable {
  /// Seconds of the machine's clock for one command, including the launch; up to ``longestDelay``
  /// more if other processes keep the processor busy.
  public var wallSeconds: Double
  /// Seconds of processor time for the whole launch.
  public var processorSeconds: Int
  /// Bytes of memory that the app may allocate on top of what the host holds.
  public var memoryBytes: Int
  /// Bytes of standard output and standard error, together.
  public var outputBytes: Int
  /// Bytes of trace and answers for the whole launch.
  public var messageBytes: Int

  /// Seconds that a busy machine may add to ``wallSeconds``.
  public static let longestDelay = 10.0

  /// Makes the limits; those of a course by themselves.
  public init(
    wallSeconds: Double = 2, processorSeconds: Int = 10, memoryBytes: Int = 512 << 20,
    outputBytes: Int = 1 << 20, messageBytes: Int = 64 << 20
  ) {
    self.wallSeconds = wallSeconds
    self.processorSeconds = processorSeconds
    self.memoryBytes = memoryBytes
    self.outputBytes = outputBytes
    self.messageBytes = messageBytes
  }
}
