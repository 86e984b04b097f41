import EventTrace
import Foundation

/// What happens to the device, told to whoever listens (rule 784).
extension Simulator {
  /// The person makes the screen brighter or darker, from 0 to 1.
  package func setBrightness(_ brightness: Double) {
    let brightness = CGFloat(min(max(brightness, 0), 1))
    guard !isDead, screen.shownBrightness != brightness else { return }
    screen.shownBrightness = brightness
    guard iOS >= 5.0 else { return }
    notificationCenter.postFromUIKit(UIScreen.brightnessDidChangeNotification, object: screen)
  }

  /// The battery is so full, from 0 to 1, and charged or not; an app hears of it only while it watches the battery.
  package func setBattery(_ level: Double, _ state: UIDevice.BatteryState) {
    guard !isDead else { return }
    let (old, new) = (deviceState.battery, (level: Float(min(max(level, 0), 1)), state: state))
    deviceState.battery = new
    guard deviceState.isBatteryWatched, iOS >= 3.0 else { return }
    if old.level != new.level { post(UIDevice.batteryLevelDidChangeNotification) }
    if old.state != new.state { post(UIDevice.batteryStateDidChangeNotification) }
  }

  /// Something comes near to the screen, as an ear, or goes away; an app knows only while it watches that.
  package func setProximity(_ isNear: Bool) {
    guard !isDead, deviceState.isNear != isNear else { return }
    deviceState.isNear = isNear
    guard deviceState.isProximityWatched, iOS >= 3.0 else { return }
    post(UIDevice.proximityStateDidChangeNotification)
  }

  /// The person switches the low power mode on or off, which iOS 9 began.
  package func setLowPowerMode(_ isOn: Bool) throws(WrongState) {
    try require(iOS >= 9.0, "iOS \(iOS) has no low power mode")
    guard !isDead, deviceState.isLowOnPower != isOn else { return }
    deviceState.isLowOnPower = isOn
    notificationCenter.postFromUIKit(
      .NSProcessInfoPowerStateDidChange, object: ProcessInfo.processInfo)
  }

  /// The person switches a help on or off in the settings.
  package func setAccessibility(_ wish: UIAccessibility.Wish, _ isOn: Bool) throws(WrongState) {
    try require(iOS >= wish.since, "apps of iOS \(iOS) cannot ask for \(wish.rawValue)")
    guard !isDead, deviceState.wishes.contains(wish) != isOn else { return }
    if isOn { deviceState.wishes.insert(wish) } else { deviceState.wishes.remove(wish) }
    notificationCenter.postFromUIKit(wish.notification, object: nil)
  }

  /// A key of the headphones or of the lock screen: the first responder hears of it, if the app asked for such
  /// keys.
  ///
  /// - Returns: Whether it asked.
  package func remoteControl(_ subtype: UIEvent.EventSubtype) -> Bool {
    guard !isDead, iOS >= 4.0, deviceState.hearsRemoteControl,
      let responder = firstResponder ?? application?.keyWindow
    else { return false }
    responder.remoteControlReceived(with: UIEvent(remoteControl: subtype))
    return true
  }

  private func post(_ name: Notification.Name) {
    notificationCenter.postFromUIKit(name, object: UIDevice.current)
  }
}
