import EventTrace

/// The device's version of iOS, as every thread may read it; written only by the simulator.
nonisolated(unsafe) var deviceVersion = IOSVersion.first

/// Whether the device's iOS is that version or a later one: what `#available` in an app asks.
///
/// Apps do not write it: their sources are rewritten before they are compiled.
public nonisolated func _isAvailable(_ major: Int, _ minor: Int) -> Bool {
  deviceVersion >= IOSVersion(major, minor)
}
