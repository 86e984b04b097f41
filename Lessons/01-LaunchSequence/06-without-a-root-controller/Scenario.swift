import CourseKit

let scenario = Scenario("Without a root controller", iOS: 5, 6, 9, subjects: [8]) { app in
  narrate(
    """
    This app was written the way everybody wrote apps up to iOS 3, when a window could not have a \
    root view controller: the delegate itself adds the controller's view to the window. Its code is the \
    same on all three versions.
    """)
  _ = try? app.launch()
  if app.exception != nil {
    narrate(
      """
      Xcode builds an app with an SDK; there is one for each version of iOS. An app that was built \
      with the SDK of iOS 9 or later gets no warning any more. UIKit ends it with an exception that \
      nothing catches. The text is the same as on iOS 6, but now the user is back on the home screen. \
      An app that was built with an older SDK gets only the warning, even on iOS 9.
      """)
  } else if app.trace.iOS < 6 {
    narrate(
      """
      The clock is on the screen, and yet the console complains. Up to iOS 5 the first controller \
      whose view was added to the window acted for the window: UIKit asked it about orientations and \
      told it of rotations, so old apps still turned. But since iOS 4 a window can have a root view \
      controller, and iOS 5 expects one.
      """)
  } else {
    narrate(
      """
      The clock is on the screen, but the console complains, in other words than before: it now speaks \
      of a window, not of the application. From iOS 6 on no controller acts for a window without a \
      root view controller. The window has no controller that it could ask for the supported \
      orientations, or tell that the device was turned. That is why rotation stopped working in old \
      apps like this one.
      """)
  }
}
