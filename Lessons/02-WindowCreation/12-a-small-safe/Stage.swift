import StageKit
import UIKit

/// Who is in memory, and what a picture of the screen would show: nothing on the screen tells that.
enum Stage {
  static weak var watched: UIViewController?
  static var picture: [String] = []

  static let actions = Surroundings.animations.merging([
    "watchFrontmost": { _ in
      watched = UIApplication.shared.windows.last { !$0.isHidden }?.rootViewController
      return watched != nil
    },
    "isWatchedAlive": { _ in watched != nil },
    // Hears last that the app is in the background, when all that the app does at once is done.
    "waitForThePicture": { _ in
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in
        picture = UIApplication.shared.windows.filter { !$0.isHidden }.compactMap {
          $0.rootViewController.map { "\(type(of: $0))" }
        }
      }
      return true
    },
    "whatThePictureShows": { _ in picture.last ?? "" },
  ]) { $1 }
}
