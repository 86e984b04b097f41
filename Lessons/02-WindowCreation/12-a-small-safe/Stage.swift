import StageKit
import UIKit

/// Who is in memory: nothing on the screen tells that.
enum Stage {
  static weak var watched: UIViewController?

  static let actions: [String: (Any?) throws -> Any?] = [
    "watchFrontmost": { _ in
      watched = UIApplication.shared.windows.last { !$0.isHidden }?.rootViewController
      return watched != nil
    },
    "isWatchedAlive": { _ in watched != nil },
  ]
}
