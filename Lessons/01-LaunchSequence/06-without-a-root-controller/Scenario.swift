import CourseKit

let scenario = Scenario("Without a root controller", iOS: 5, 6, 9) { app in
  narrate(
    """
    This app was written the way everybody wrote apps up to iOS 3, when a window could not have a \
    root view controller: the delegate adds the controller's view to the window with its own hands. \
    Its code is the same on all three versions.
    """)
  _ = try? app.launch()
  if app.exception == nil {
    narrate(
      """
      The clock is on the screen, and yet the console complains. The window knows a view, but no \
      controller that it could ask or tell anything: which orientations it supports, that the \
      device was turned. That is why rotation stops working in old apps like this one.
      """)
  } else {
    narrate(
      """
      From iOS 9 on UIKit no longer complains. It ends the app: an exception that nobody catches. \
      The text is the same as on iOS 6, but now the user is back on the home screen.
      """)
  }
}
