import CourseKit

let scenario = Scenario("A chain of screens", iOS: 6, subjects: [16]) { app in
  narrate(
    """
    This app has three screens: a welcome, a login, and a tab bar controller with the real content. \
    The window's root view controller is the welcome. Its button presents the login. The login asks \
    the controller that presented it, the welcome, to go on, and the welcome presents the tabs.
    """)
  try app.launch()
  try app.buttons["Continue"].tap()
  try app.buttons["Log in"].tap()
  narrate(
    """
    It works. But look at what each screen knows: the welcome knows that a login follows, and what \
    follows the login. The login knows that a welcome came before it. The welcome is still the root, \
    and it stays in memory below the tabs for as long as the app runs.

    Now the welcome should be shown only once. The author changes one line of the delegate: a user who \
    has seen the welcome begins with the login, which becomes the root view controller.
    """)
  try app.launch(arguments: ["-skipsWelcome", "YES"])
  try predict(
    "“Log in” is tapped in the app without a welcome. What does the user see then?",
    choices: [tabs, login, welcome],
    explain: "The login asks the controller that presented it to go on.",
    reasons: [
      tabs:
        "A controller would have to present them. In this app the welcome does, and there is no welcome.",
      welcome: "No welcome is made in this launch.",
    ]
  ) {
    try app.buttons["Log in"].tap()
  } outcome: { app in
    app.buttons["Continue"].exists ? welcome : app.buttons["Log in"].exists ? login : tabs
  }
  narrate(
    """
    The user sees the login: nothing has happened. The login asked its presenter to go on. It was not \
    presented this time, so `presentingViewController` is nil, and a call on nil does nothing. Both \
    the login and the welcome have to be rewritten, although the task was only to leave one screen \
    out.

    The other link of the chain is no better. If the user is already logged in, the login should be \
    left out; but the button of the welcome makes a LoginViewController. In a chain each screen knows \
    its neighbours, so no screen can be removed, added or moved without changes to its neighbours.

    The solution is that no screen knows another one. Each reports that it is done, and one \
    controller, which knows all of them, decides what comes next. This lesson calls it the main \
    controller.
    """)
}

let tabs = "The tabs."
let login = "Still the login."
let welcome = "The welcome."
