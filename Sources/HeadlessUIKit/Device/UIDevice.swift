public import Foundation
import EventTrace

/// The device that the app runs on.
open class UIDevice: NSObject {
  private let deviceModel: DeviceModel
  private let iOS: IOSVersion
  /// Posted when the device was turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held; `unknown` while nobody asks for notifications.
  open package(set) var orientation: UIDeviceOrientation

  /// How often the app wants to hear of turns.
  private var generators = 0

  /// Whether turns of the device are told; rotating the interface needs that too.
  open var isGeneratingDeviceOrientationNotifications: Bool {
    generators > 0 || Simulator.current.has(.rotationListensToTheDevice)
  }

  /// Says that the app wants to hear of turns; each call needs one of
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open func beginGeneratingDeviceOrientationNotifications() {
    Simulator.current.call("beginGeneratingDeviceOrientationNotifications()", on: self) {
      generators += 1
    }
  }

  /// Ends one request for notifications of orientation.
  open func endGeneratingDeviceOrientationNotifications() {
    Simulator.current.call("endGeneratingDeviceOrientationNotifications()", on: self) {
      generators = max(0, generators - 1)
    }
  }

  init(model: DeviceModel, iOS: IOSVersion, orientation: UIDeviceOrientation) {
    deviceModel = model
    self.iOS = iOS
    self.orientation = orientation
  }

  /// The device that the app runs on.
  public static var current: UIDevice { Simulator.current.device }

  /// The name that the user gave the device.
  open var name: String { deviceModel.name }
  /// `iPhone` or `iPad`.
  open var model: String { deviceModel.idiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device, such as `iPhone`, in the user's language.
  open var localizedModel: String { model }
  /// The name of the system, such as `iOS`.
  open var systemName: String { iOS < 9.0 ? "iPhone OS" : "iOS" }
  /// The version of the system, such as `6.0`.
  open var systemVersion: String { iOS.description }

  /// A number that all apps of one maker see on the device, until the last of them is deleted; iOS 6.0
  /// and later.
  open var identifierForVendor: UUID? {
    requires("identifierForVendor", since: 6.0, Simulator.current.vendorIdentifier)
  }

  /// Whether it is a phone or a pad; iOS 3.2 and later.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    guard requires("userInterfaceIdiom", since: 3.2) else {
      return .phone
    }
    return deviceModel.idiom
  }

  /// Whether apps can be in the background; iOS 4.0 and later.
  open var isMultitaskingSupported: Bool {
    requires("isMultitaskingSupported", since: 4.0)
  }
}

extension Simulator {
  private static let deviceKey = StateKey { simulator in
    UIDevice(
      model: simulator.configuration.device, iOS: simulator.iOS,
      orientation: simulator.configuration.orientation)
  }
  /// The device that the app runs on.
  package var device: UIDevice { state(Self.deviceKey) }

  /// Drawn when an app first asks for it, and kept on the device.
  fileprivate var vendorIdentifier: UUID {
    if let data = stored[.vendorIdentifier],
      let known = UUID(uuidString: String(decoding: data, as: UTF8.self))
    {
      return known
    }
    let identifier = UUID()
    store(Data(identifier.uuidString.utf8), as: .vendorIdentifier)
    return identifier
  }
}
