import CourseKit

let scenario = Scenario("Who makes the window", iOS: 6, 7, 13, subjects: [6]) { app in
  narrate(
    """
    This picture book runs on old and new versions of iOS, without any nib or storyboard. It has two \
    delegates, one of the application and one of a scene, and both know how to make a window. \
    Info.plist has a scene manifest, a key that iOS reads from version 13 on. A scene here is one copy \
    of the app's interface on the screen, not a screen in a storyboard.
    """)
  try predict(
    "The icon is tapped. Which of the two makes the window?",
    choices: [applicationDelegate, sceneDelegate, eachOfThem],
    explain: "Scenes exist from iOS 13 on. Before, the scene's delegate is never made.",
    reasons: [eachOfThem: "The app asks for the version first, and makes one window."]
  ) {
    try app.launch()
  } outcome: { app in
    let windows = app.trace.count {
      $0.kind == .call && $0.name.hasPrefix("init(") && $0.subject?.className == "UIWindow"
    }
    return windows > 1
      ? eachOfThem
      : app.trace.contains(.callback("scene(_:willConnectTo:options:)"))
        ? sceneDelegate : applicationDelegate
  }
  let (window, view) = (app.keyWindow.frame, app.root.view.frame)
  if app.trace.contains(.callback("scene(_:willConnectTo:options:)")) {
    narrate(
      """
      Did-finish came first, as before, but there was nothing to show yet. An app that has a scene \
      manifest is shown in scenes, and one app may have several of them, side by side on an iPad. So \
      the scene's delegate makes a window when the scene is connected, and UIWindow(windowScene:) ties \
      the two together. That window needs no size: the scene has one, \(window.size) points on this \
      device.
      """)
    narrate(
      """
      The rest is as before. Only your code gives the window a root view controller, and a window that \
      was made in code stays hidden until makeKeyAndVisible(). And only your code holds it: the \
      property has moved from one delegate to the other.
      """)
  } else {
    narrate(
      """
      The application's delegate makes it, in did-finish. UIKit makes no window for an app without a \
      nib or a storyboard, so everything that the user will see begins here. A window made in code \
      must be told its size. UIScreen.main.bounds is the whole screen, \(window.size) points here, \
      with the status bar, which is the strip with the clock.
      """)
    if view.height < window.height {
      narrate(
        """
        The root view controller's view is only \(view.size): up to iOS 6 the window keeps it clear \
        of the status bar. The window itself still extends under the bar.
        """)
    } else {
      narrate(
        """
        The root view controller's view is \(view.size) as well. From iOS 7 on it fills the window, \
        and the status bar lies over its upper edge.
        """)
    }
  }
}

extension Rectangle {
  /// Width and height without decimals, such as `320 × 480`.
  var size: String { "\(Int(width)) × \(Int(height))" }
}

let applicationDelegate = "The application's delegate, in did-finish."
let sceneDelegate = "The scene's delegate, when the scene is connected."
let eachOfThem = "Each of them makes one."
