import CourseKit

let allOfIt = "That it is loaded, that it will appear, that it has appeared."
let appearance = "That it will appear, and that it has appeared."
let nothing = "Nothing."

/// How many of the three screens, without their parent, have heard that callback.
func screens(_ app: XCUIApplication, that heard: EventPattern) -> Int {
  ["WelcomeViewController", "LoginViewController", "ContentViewController"].count {
    app.trace.of(object: $0).contains(heard)
  }
}

/// The controllers whose views lie on the main controller's view, from back to front.
func pile(_ app: XCUIApplication) -> String {
  app.root.view.subviews.compactMap(\.controllerName).joined(separator: ", ")
}

let scenario = Scenario("A pile of views", iOS: 5, subjects: [17]) { app in
  narrate(
    """
    A main controller organises the three screens. There is an old and simple way to write it: at the \
    start add all three views, one on top of the other, the welcome last. The view that is added last \
    lies on top and hides the others. When a screen is done, `removeFromSuperview()` takes its view \
    off the pile, and the next one can be seen.
    """)
  try predict(
    "The app is launched, and the user sees the welcome. How many of the three screens have appeared?",
    choices: ["1", "2", "3"],
    explain:
      "A controller appears when its view comes into a window. UIKit does not check whether the user sees it."
  ) {
    try app.launch()
  } outcome: { app in
    "\(screens(app, that: .viewDidAppear))"
  }
  narrate(
    """
    From back to front the main controller's view holds the views of \(pile(app)). UIKit does not \
    check whether one view covers another.
    """)
  try predict(
    "“Continue” is tapped, and the user sees the login. What do the two controllers hear, in which order?",
    of: .callbacks("WelcomeViewController", "LoginViewController")
      .except("viewWillLayoutSubviews", "viewDidLayoutSubviews"),
    decoys: ["LoginViewController viewWillAppear", "LoginViewController viewDidAppear"],
    explain: "For the login nothing has changed. It has been in the window since the launch.",
    reasons: [
      "LoginViewController viewWillAppear": "The login appeared at the launch, below the welcome."
    ]
  ) {
    try app.buttons["Continue"].tap()
  }
  narrate(
    """
    If the login puts the cursor into its name field in viewDidAppear(_:), the keyboard comes up \
    over the welcome. If the content loads its letters there, it does so before the user has logged in.
    """)
  try app.simulateMemoryWarning()
  narrate(
    """
    Memory runs short. Up to iOS 5 a controller then releases its view if the view has no superview. \
    The welcome does so: its view is off the pile, but a property of the main controller still holds \
    the welcome. The content keeps its view: nobody sees the view, but it is still on the pile.

    The pile has one advantage: everything is loaded when the launch is over, so no later step has to \
    wait. Next comes the same app with a lazy main controller. It makes a screen when the one before \
    it is done.
    """)
  try app.launch(arguments: ["-isLazy", "YES"])
  narrate(
    """
    This time \(screens(app, that: .viewDidLoad)) screen of three is loaded.
    """)
  try predict(
    "“Continue” is tapped again. What does the login hear this time?",
    choices: [allOfIt, appearance, nothing],
    explain: "The lazy main controller makes the login now, and adds its view to the window.",
    reasons: [
      appearance: "In this launch the login's view is not loaded yet.",
      nothing: "That was the pile. In this launch no login has appeared yet.",
    ]
  ) {
    try app.buttons["Continue"].tap()
  } outcome: { app in
    let login = app.trace.of(object: "LoginViewController")
    guard login.contains(.viewWillAppear), login.contains(.viewDidAppear) else { return nothing }
    return login.contains(.viewDidLoad) ? allOfIt : appearance
  }
  try app.buttons["Log in"].tap()
  narrate(
    """
    Each screen hears these calls when the user sees it. There is one child at a time, and the \
    controllers of finished screens are gone. Each screen is loaded when it is needed; if a view takes \
    long to load, the user waits there, not at the launch.
    """)
}
