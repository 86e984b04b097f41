extension AppGlue {
  /// What is known of files and set of them, by the names that ``FoundationCalls`` writes.
  static let fileValues = """
    import Foundation
    import UIKit

    public typealias URLResourceValues = UIKit.URLResourceValues

    extension Foundation.URL {
      nonisolated func _courseResourceValues(
        forKeys keys: Set<URLResourceKey>
      ) throws -> UIKit.URLResourceValues { try _courseValues(of: self, keys) }

      nonisolated mutating func _courseSetResourceValues(
        _ values: UIKit.URLResourceValues
      ) throws { try _courseSet(values, of: &self) }
    }

    extension NSURL {
      nonisolated func _courseResourceValues(
        forKeys keys: [URLResourceKey]
      ) throws -> [URLResourceKey: Any] { try _courseValues(of: self as URL, Set(keys)).allValues }
    }

    """
}
