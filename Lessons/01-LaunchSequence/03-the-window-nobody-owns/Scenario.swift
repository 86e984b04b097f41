import CourseKit

let scenario = Scenario("The window that nobody owns", iOS: 6, subjects: [15]) { app in
  narrate(
    """
    There is no main.swift here. @main on the delegate writes that one call for you: it starts \
    UIApplicationMain with this class as the fourth argument.
    """)
  narrate(
    """
    The delegate does everything that the last app did: a window, a root view controller, \
    makeKeyAndVisible(). Only one thing is different. The window is kept in a constant inside of the \
    method, and not in a property.
    """)
  try predict(
    "What does the user see when the launch is over?",
    choices: [greeting, black, homeScreen],
    explain: "Nobody holds the window when did-finish has returned.",
    reasons: [
      greeting: "For that the window would have to be alive. Who holds it?",
      homeScreen: "Nothing is wrong in the eyes of UIKit, so nothing ends the app.",
    ]
  ) {
    try app.launch()
  } outcome: { app in
    app.state == .notRunning ? homeScreen : app.labels["Hello"].exists ? greeting : black
  }
  narrate(
    """
    The controller was told that it would appear, but viewDidAppear(_:) never came. UIKit shows a \
    window, but it does not own it. When did-finish returned, the constant was gone, and with it the \
    last owner of the window. The root controller was released with the window, and the screen went \
    black. The console stays empty: as far as UIKit can tell, you wanted it that way.
    """)
  narrate(
    """
    Swift counts for you how many references hold an object, and lets go of it when there are none: \
    automatic reference counting, ARC. Before 2011 programs did that by hand, with the messages retain \
    and release, and the same mistake was one release too many. The cure was the same: somebody who lives \
    as long as the app must hold the window. By custom that is the delegate, in a property called window.
    """)
}

let greeting = "The greeting."
let black = "Nothing: the screen is black."
let homeScreen = "The home screen: the app has ended."
