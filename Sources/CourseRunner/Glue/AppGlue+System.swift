extension AppGlue {
  /// What an app may ask of the system: the version is that of the dial, chance that of the run.
  static let system = """
    import Foundation
    import UIKit

    extension ProcessInfo {
      nonisolated var operatingSystemVersion: OperatingSystemVersion { _courseSystemVersion }

      nonisolated func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        _isAvailable(version.majorVersion, version.minorVersion)
      }

      nonisolated var arguments: [String] { _courseArguments }

      nonisolated var environment: [String: String] { _courseEnvironment }

      nonisolated var hostName: String { "iPhone.local" }

      nonisolated var operatingSystemVersionString: String {
        "Version \\(_courseSystemVersion.majorVersion).\\(_courseSystemVersion.minorVersion)"
      }

      nonisolated var processName: String { _courseProcessName }

      nonisolated var systemUptime: TimeInterval { CACurrentMediaTime() }

      nonisolated var isLowPowerModeEnabled: Bool { false }

      nonisolated var thermalState: ProcessInfo.ThermalState { .nominal }

      nonisolated enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

      nonisolated var physicalMemory: UInt64 { 1 << 30 }

      nonisolated var processorCount: Int { 2 }

      nonisolated var activeProcessorCount: Int { 2 }

      nonisolated var globallyUniqueString: String { UUID().uuidString }
    }

    nonisolated struct utsname {
      var sysname = _courseName("Darwin")
      var nodename = _courseName("iPhone")
      var release = _courseName("")
      var version = _courseName("")
      var machine = _courseName("arm64")
    }

    nonisolated let _SYS_NAMELEN: Int32 = 16

    nonisolated func _courseName(
      _ text: String
    ) -> (
      Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8
    ) {
      let letters = text.utf8.map { Int8($0) } + [Int8](repeating: 0, count: 16)
      return (
        letters[0], letters[1], letters[2], letters[3], letters[4], letters[5], letters[6],
        letters[7], letters[8], letters[9], letters[10], letters[11], letters[12], letters[13],
        letters[14], 0
      )
    }

    @discardableResult
    nonisolated func uname(_ name: inout utsname) -> Int32 {
      name = utsname()
      return 0
    }

    nonisolated func arc4random() -> UInt32 { .random(in: .min ... .max) }

    nonisolated func arc4random_uniform(_ bound: UInt32) -> UInt32 {
      bound < 2 ? 0 : .random(in: 0..<bound)
    }

    nonisolated func drand48() -> Double { .random(in: 0..<1) }

    nonisolated func srand48(_ seed: Int) {}

    nonisolated func srandom(_ seed: UInt32) {}

    nonisolated func random() -> Int { .random(in: 0...0x7FFF_FFFF) }

    nonisolated func srand(_ seed: UInt32) {}

    nonisolated func rand() -> Int32 { .random(in: 0...Int32.max) }

    @discardableResult
    nonisolated func sleep(_ seconds: UInt32) -> UInt32 {
      _courseSleep(Double(seconds))
      return 0
    }

    @discardableResult
    nonisolated func usleep(_ microseconds: UInt32) -> Int32 {
      _courseSleep(Double(microseconds) / 1e6)
      return 0
    }

    """
}
