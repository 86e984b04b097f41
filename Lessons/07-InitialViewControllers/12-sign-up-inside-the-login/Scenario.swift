import CourseKit

/// A controller and those in it, such as `Main > [Login, SignUp]`.
func tree(_ controller: ControllerElement) -> String {
  let name = controller.className.replacing("ViewController", with: "")
  let children = controller.children.map { tree($0) }
  switch children.count {
  case 0: return name
  case 1: return "\(name) > \(children[0])"
  default: return "\(name) > [\(children.joined(separator: ", "))]"
  }
}

let scenario = Scenario("Sign-up inside the login", iOS: 9, subjects: [20]) { app in
  narrate(
    """
    A main controller shows a login first. A user without an account needs a third screen, to sign up. \
    Signing up logs the user in as well. Which controller should show that screen?

    First the obvious answer: the main controller shows it over the login, like every other screen.
    """)
  try app.launch(arguments: ["-mainShowsSignUp", "YES"])
  try app.buttons["Sign up"].tap()
  narrate(
    """
    The controllers now: \(tree(app.root)).

    When the account is created, the user is logged in, so the main controller does what it does after \
    each login: it removes the login and shows the content.
    """)
  try predict(
    "“Create account” is tapped. Which controllers are there afterwards?",
    choices: trees,
    explain: "A screen that the main controller does not remove stays."
  ) {
    try app.buttons["Create account"].tap()
  } outcome: { app in
    tree(app.root)
  }
  narrate(
    """
    \(tree(app.root)). The step from the login to the content knows only the login, so the sign-up has stayed, \
    below the content. The main controller would have to handle every way through the login: with a sign-up, \
    with a forgotten password, with both.

    In the second launch the sign-up is a child of the login.
    """)
  try app.launch()
  try app.buttons["Sign up"].tap()
  narrate("The controllers now: \(tree(app.root)).")
  try predict(
    "“Create account” is tapped again. Which controllers are there this time?",
    choices: trees,
    explain: "The main controller removes one child, with everything in it."
  ) {
    try app.buttons["Create account"].tap()
  } outcome: { app in
    tree(app.root)
  }
  narrate(
    """
    \(tree(app.root)). The sign-up reported to the login, and the login reported that it is done. The \
    main controller removed one child, together with everything in it. It does not know that users can \
    sign up, or how: getting an account and logging in is one task, and the login does it.
    """)
}

/// What may be there when the account is created.
let trees = [
  "Main > Content", "Main > [SignUp, Content]", "Main > [Login, SignUp, Content]",
]
