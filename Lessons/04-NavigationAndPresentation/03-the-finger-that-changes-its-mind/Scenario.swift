import CourseKit

let scenario = Scenario("The finger that changes its mind", iOS: 9) { app in
  narrate(
    """
    Since iOS 7 the user can also go back with a finger: it draws the top screen to the right, \
    from the left edge of the screen. The pop goes as far as the finger does. The user may let go \
    early, and then the screen slides back to where it was. Here a letter is on top of the inbox.
    """)
  try app.launch()
  try app.buttons["Read the letter"].tap()
  try predict(
    "The finger draws the letter a little to the right, and lets go. What do the two hear?"
  ) {
    try app.swipeBack(completes: false)
  }
  narrate(
    """
    When the finger began to draw, the letter heard viewWillDisappear(_:) and the inbox \
    viewWillAppear(_:). When it let go, all of that was taken back: the inbox heard that it \
    disappears, without ever having appeared, and the letter that it appears again. The letter did \
    not leave. But the line that it prints in viewWillDisappear(_:) is on the console.
    """)
  narrate(
    """
    So viewWillDisappear(_:) is a poor place to save, to stop a player for good or to tell anybody \
    that the user is done: it says only that the view may go. Now the finger goes all the way.
    """)
  try app.swipeBack()
  narrate(
    """
    This time viewDidDisappear(_:) followed, and didMove(toParent: nil). Those two come when it is \
    done. didMove(toParent: nil) also tells a pop from a push: if another screen is pushed on top \
    of the letter, the letter disappears, and is still on the stack.
    """)
}
