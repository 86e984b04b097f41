import StageKit
import UIKit

/// Who is in memory, and what a picture of the screen would show: nothing on the screen tells that.
enum Stage {
  static weak var watched: UIViewController?
  static var picture: [String] = []

  static let actions = Surroundings.animations.merging([
    "watchFrontmost": { _ in
      watched = screens.last
      return watched != nil
    },
    "isWatchedAlive": { _ in watched != nil },
    // Hears last that the app is in the background, when all that the app does at once is done.
    "waitForThePicture": { _ in
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in
        picture = screens.map { "\(type(of: $0))" }
      }
      return true
    },
    "whatThePictureShows": { _ in picture.last ?? "" },
  ]) { $1 }

  /// What the windows show, from back to front: their roots, or what roots that contain others have in front.
  private static var screens: [UIViewController] {
    let windows = UIApplication.shared.windows.filter { !$0.isHidden }
    return windows.compactMap(\.rootViewController).map { root in
      let names = ["WelcomeViewController", "SecretsViewController", "LockViewController"]
      var screen = root
      while !names.contains("\(type(of: screen))"), let child = OnScreen.children(of: screen).last {
        screen = child
      }
      return screen
    }
  }
}
