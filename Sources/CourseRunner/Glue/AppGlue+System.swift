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

      nonisolated var globallyUniqueString: String { UUID().uuidString }
    }

    nonisolated func arc4random() -> UInt32 { .random(in: .min ... .max) }

    nonisolated func arc4random_uniform(_ bound: UInt32) -> UInt32 {
      bound < 2 ? 0 : .random(in: 0..<bound)
    }

    """
}
