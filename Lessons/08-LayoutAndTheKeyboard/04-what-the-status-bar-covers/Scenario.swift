import CourseKit

let free = "Below the status bar"
let covered = "Under the status bar"

/// Where the headline is drawn.
func place(_ app: XCUIApplication) -> String {
  app.labels["The news of today"].frameOnScreen.y < 20 ? covered : free
}

let scenario = Scenario("What the status bar covers", iOS: 6, 7, subjects: [14]) { app in
  narrate(
    """
    The app shows a page of news. Its headline begins at 0, the upper edge of the view of its \
    controller, and is 20 points high. The status bar, with the clock and the battery, takes the upper \
    20 points of the screen. The rest of the screen is called the application frame: \
    UIScreen.main.applicationFrame.
    """)
  try predict(
    "The app is launched. Where is the headline drawn?",
    choices: [free, covered],
    explain:
      "Up to iOS 6 UIKit makes a controller's view as large as the application frame. From iOS 7 on it "
      + "is as large as the screen, and the transparent status bar lies over it."
  ) {
    try app.launch()
  } outcome: {
    place($0)
  }
  if app.trace.iOS < 7 {
    narrate(
      """
      The view begins at 20. On iOS 6 the status bar is opaque, and UIKit keeps the controllers' \
      views out of its way. Some apps want to use this space: a map, a photo, a game. They set the \
      controller's property wantsFullScreenLayout before the view is loaded.
      """)
  } else {
    narrate(
      """
      The headline and the clock are drawn on top of each other. No line of the app has changed: on \
      iOS 7 the root controller's view reaches up to the edge of the screen. Thousands of apps looked \
      like this in the autumn of 2013, when they were first built for iOS 7. The application frame is \
      still the same, but it is useless: no view has it. Would wantsFullScreenLayout = false help?
      """)
  }
  try app.launch(arguments: ["-fullScreen", "YES"])
  if app.trace.iOS < 7 {
    narrate(
      """
      With wantsFullScreenLayout the view takes the whole screen, and the status bar lies over the \
      headline. A controller that asks for this has to keep texts and buttons away from the upper 20 \
      points. On iOS 6 only a few controllers do so.
      """)
  } else {
    narrate(
      """
      This was wantsFullScreenLayout = true, and the view is the same as with false. From iOS 7 on the \
      property does nothing: every controller has a full-screen layout. The solution is to ask how \
      much is covered: on iOS 7 to 10 with a controller's topLayoutGuide.length. From iOS 11 on a view \
      has safeAreaInsets, for all four edges: the safe area is the part of a view that no bar, rounded \
      corner or notch covers. The next part is about it.
      """)
  }
}
