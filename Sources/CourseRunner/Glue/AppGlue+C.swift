extension AppGlue {
  /// Functions of C's that apps call beside UIKit's; clocks are on virtual time. What gives a text of C's gives one
  /// of Swift's, of which `String(cString:)` makes the same.
  static let c = """
    import Foundation
    import UIKit

    nonisolated func __dispatch_queue_get_label(_ queue: UIKit.DispatchQueue?) -> String {
      _courseLabel(of: queue)
    }

    nonisolated func pthread_main_np() -> Int32 { UIKit.Thread.isMainThread ? 1 : 0 }

    nonisolated func getpid() -> Int32 { 4242 }

    nonisolated func strlen(_ text: String) -> Int { text.utf8.count }

    nonisolated let CLOCKS_PER_SEC: Int = 1_000_000

    nonisolated func clock() -> Int { Int(CACurrentMediaTime() * 1_000_000) }

    nonisolated func time(_ place: Int?) -> Int { Int(Date().timeIntervalSince1970) }

    """
}
