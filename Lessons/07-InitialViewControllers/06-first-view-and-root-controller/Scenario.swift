import CourseKit

/// Whether the controller of the News tab has heard that.
func newsHeard(_ app: XCUIApplication, _ heard: EventPattern) -> Bool {
  app.trace.of(object: "NewsViewController").contains(heard)
}

let scenario = Scenario("The first view and the root controller", iOS: 4, 6, subjects: [18]) {
  app in
  narrate(
    """
    Two things are easily confused. The first view is the one that was added to the window first. The \
    root view controller is the one in the window's property `rootViewController`, which exists since \
    iOS 4. UIKit adds the view of a root view controller to the window by itself; if you add a view \
    yourself, its controller does not become the root view controller.

    This app has one tab bar controller and shows it in three ways, one for each launch. The first is \
    the way of iOS 3: `window.addSubview(tabs.view)`.
    """)
  try app.launch(arguments: ["-tabsAre", "view in the window"])
  try predict(
    "The device is turned. Do the tabs turn?",
    choices: [theyTurn, theyStay],
    explain:
      "Up to iOS 5 a controller whose view your code adds to the window acts for the window; later it "
      + "does not."
  ) {
    try app.rotate(to: .landscapeLeft)
  } outcome: { app in
    newsHeard(app, .callback("willRotate")) ? theyTurn : theyStay
  }
  if newsHeard(app, .callback("willRotate")) {
    narrate(
      """
      The controller of the first view in the window was asked and told, like a root view controller.
      """)
  } else {
    narrate(
      """
      No controller acts for a window without a root view controller, so no controller is told that \
      the device was turned. At the launch UIKit wrote to the console that the root view controller is \
      missing.
      """)
  }
  narrate("The second way: the tab bar controller is the root view controller.")
  try app.launch(arguments: ["-tabsAre", "root controller"])
  try app.rotate(to: .landscapeLeft)
  narrate(
    """
    This works on every version from iOS 4 on. But now the window shows only tabs. To show a login, \
    the root has to be replaced, or the tabs must be there first and present the login.

    The third way: a main controller is the root, and the tab bar controller's view is in the main \
    controller's view. From iOS 5 on the tab bar controller is its child; before, there are no children.
    """)
  try predict(
    "The app is launched. Does the News tab hear viewWillAppear(_:)?",
    choices: [hears, doesNotHear],
    explain:
      "From iOS 5 on a controller hears that it appears whenever its view comes into a window. Before "
      + "iOS 5 it hears this only if its view is added to the window itself, not to another "
      + "controller's view."
  ) {
    try app.launch(arguments: ["-tabsAre", "child of the root"])
  } outcome: { app in
    newsHeard(app, .viewWillAppear) ? hears : doesNotHear
  }
  if newsHeard(app, .viewWillAppear) {
    narrate(
      """
      The main controller hears that it appears and forwards this to its child, and the tab bar \
      controller forwards it to the selected tab.
      """)
  } else {
    narrate(
      """
      That is why main controllers of that time kept a reference to the window and added everything \
      to it: the tab bar controller's view had to be the window's first view, while another \
      controller organised it.
      """)
  }
  try app.rotate(to: .landscapeLeft)
  if newsHeard(app, .callback("willRotate")) {
    narrate(
      """
      UIKit asked only the root whether the app may turn: MainViewController answers, and the tabs are \
      told. If a main controller should leave the decision to its child, it must pass the question on.

      From iOS 5 on this is the best of the three ways. The window has one root from the first screen \
      to the last, and the tab bar controller is one child among others, which come and go.
      """)
  } else {
    narrate(
      """
      The main controller was asked and told; the tabs were turned with it and heard nothing. Before \
      iOS 5 make the tab bar controller the root, or the first view, and leave the third way to \
      iOS 5.
      """)
  }
}

let hears = "It does."
let doesNotHear = "It does not."

let theyTurn = "They turn with the device."
let theyStay = "They stay as they were."
