import EventTrace

/// The device's version of iOS, as every thread may read it; written only by the simulator.
nonisolated(unsafe) var deviceVersion = IOSVersion.first

/// The same as one number, such as 13.4, for the checks that every member makes; without a simulator
/// nothing is checked.
nonisolated(unsafe) var deviceNumber = 1000.0
/// What the current app was started with; of the main thread.
nonisolated(unsafe) var launchArguments: [String] = []
nonisolated(unsafe) var launchEnvironment: [String: String] = [:]
/// Whether the current app brings fonts along, whose names nobody knows here (rule 1335).
nonisolated(unsafe) var hasOwnFonts = false

/// Whether the device's iOS is that version or a later one: what `#available` in an app asks.
///
/// Apps do not write it: their sources are rewritten before they are compiled.
public nonisolated func _isAvailable(_ major: Int, _ minor: Int) -> Bool {
  deviceVersion >= IOSVersion(major, minor)
}
extension IOSVersion {
  /// The version as one number: 13.4.
  var number: Double { Double(major) + Double(min(minor, 9)) / 10 }
}
