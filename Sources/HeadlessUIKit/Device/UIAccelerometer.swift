public import Foundation

/// Tells how a device is moved; Core Motion has it since iOS 5. It lies still here. iOS 2.0 and later.
open class UIAccelerometer: NSObject {
  /// Who hears of it; held weakly.
  open weak var delegate: (any UIAccelerometerDelegate)? {
    didSet { declaredOnly("UIAccelerometer.delegate", oldValue as Any?, delegate as Any?) }
  }
  /// How often, in seconds.
  open var updateInterval: TimeInterval = 0 {
    didSet { declaredOnly("UIAccelerometer.updateInterval", oldValue, updateInterval) }
  }

  /// The one of the device.
  open class func shared() -> UIAccelerometer { Simulator.current.accelerometer.shared }
}

/// How a device was moved at a time; never made here. iOS 2.0 and later.
open class UIAcceleration: NSObject {
  /// When, in seconds since the device was switched on.
  public final let timestamp: TimeInterval = 0
  /// To the right, in units of the pull of the earth.
  public final let x: Double = 0
  /// Up, in units of the pull of the earth.
  public final let y: Double = 0
  /// Towards the user, in units of the pull of the earth.
  public final let z: Double = 0
}

/// Hears how a device is moved; iOS 2.0 and later.
@MainActor
public protocol UIAccelerometerDelegate: NSObjectProtocol {
  /// The device was moved.
  func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration)
}

extension UIAccelerometerDelegate {
  /// The default for a type that does not implement this member.
  public func accelerometer(
    _ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration
  ) { isMissing() }
}

private final class AccelerometerState {
  let shared = UIAccelerometer()
}

extension Simulator {
  private static let accelerometerKey = StateKey { _ in AccelerometerState() }
  fileprivate var accelerometer: AccelerometerState { state(Self.accelerometerKey) }
}
