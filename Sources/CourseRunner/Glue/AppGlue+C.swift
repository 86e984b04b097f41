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

    nonisolated func getenv(_ name: String) -> String? { _courseEnvironment[name] }

    nonisolated func strlen(_ text: String) -> Int { text.utf8.count }

    nonisolated let CLOCKS_PER_SEC: Int = 1_000_000

    nonisolated func clock() -> Int { Int(CACurrentMediaTime() * 1_000_000) }

    @safe @discardableResult
    nonisolated func time(_ place: UnsafeMutablePointer<Int>!) -> Int { unsafe _courseTime(place) }

    """

  /// Signals, which never come to an app here.
  static let signals = """
    import UIKit

    nonisolated let SIG_IGN: (@convention(c) (Int32) -> Void)? = { _ in }

    nonisolated let SIG_DFL: (@convention(c) (Int32) -> Void)? = nil

    @discardableResult
    nonisolated func signal(
      _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)!
    ) -> (@convention(c) (Int32) -> Void)! {
      _courseSignal()
      return nil
    }

    """

  /// Makes UIKit's versions of these win in a file that imports Foundation, too.
  static let locks = """
    import UIKit

    typealias pthread_mutex_t = UIKit.pthread_mutex_t
    typealias pthread_mutexattr_t = UIKit.pthread_mutexattr_t
    typealias pthread_rwlock_t = UIKit.pthread_rwlock_t
    typealias pthread_rwlockattr_t = UIKit.pthread_rwlockattr_t

    nonisolated let PTHREAD_MUTEX_NORMAL: Int32 = 0

    nonisolated let PTHREAD_MUTEX_ERRORCHECK: Int32 = 1

    nonisolated let PTHREAD_MUTEX_RECURSIVE: Int32 = 2

    nonisolated let PTHREAD_MUTEX_DEFAULT: Int32 = 0

    """
}
