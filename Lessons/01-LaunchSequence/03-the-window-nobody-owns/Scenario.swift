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
    makeKeyAndVisible(). Only one thing is different. The window is kept in a constant inside the \
    method, not in a property.
    """)
  try predict(
    "What does the user see when the launch is over?",
    choices: [greeting, black, homeScreen],
    explain: "Nothing holds the window when did-finish has returned.",
    reasons: [
      greeting: "For that the window would have to be alive. What holds it?",
      homeScreen: "UIKit sees no mistake here, so nothing ends the app.",
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
    Swift counts the references that hold an object, and releases the object when there are none. This \
    is automatic reference counting, ARC. Before 2011 programs did that by hand: the message retain \
    adds one to the count, and release takes one away. Swift still has both, in the type Unmanaged. \
    Now the app is launched with an argument, and did-finish retains the window by hand.
    """)
  try app.launch(arguments: ["-byHand", "retain"])
  narrate(
    """
    The greeting is there. The constant is gone, as before, but there is one retain without a release, \
    and that keeps the window alive. The last launch does the same and then releases the window once.
    """)
  try predict(
    "The window is retained by hand, and then released by hand. What does the user see?",
    choices: [greeting, black, homeScreen],
    explain: "One is added to the count, and one is taken away.",
    reasons: [
      greeting: "After the release the constant is the last owner, and it goes with did-finish.",
      homeScreen: "The app makes no forbidden call: each release has its retain.",
    ]
  ) {
    try app.launch(arguments: ["-byHand", "retain, release"])
  } outcome: { app in
    app.state == .notRunning ? homeScreen : app.labels["Hello"].exists ? greeting : black
  }
  narrate(
    """
    Black again. Without ARC the mistake looked like this: one release too many while the window was \
    still needed. The cure is the same with ARC and without it: an object that lives as long as the \
    app must hold the window. By custom that is the delegate, in a property called window.
    """)
}

let greeting = "The greeting."
let black = "Nothing: the screen is black."
let homeScreen = "The home screen: the app has ended."
