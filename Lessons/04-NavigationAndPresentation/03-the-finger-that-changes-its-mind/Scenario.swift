import CourseKit

let scenario = Scenario("The finger that changes its mind", iOS: 9) { app in
  narrate(
    """
    Since iOS 7 the user can also go back with a finger, by dragging the top screen to the right from \
    the left edge of the screen; since iOS 26 the drag may begin anywhere on that screen. The pop \
    follows the finger. If the user lifts the finger early, the screen slides back to where it was. \
    Here a letter is on top of the inbox.
    """)
  try app.launch()
  try app.buttons["Read the letter"].tap()
  try predict(
    "The user drags the letter a little to the right, and lets go. What does the letter hear, in which "
      + "order?",
    of: .events(
      .viewWillDisappear.on("LetterViewController"), .viewWillAppear.on("LetterViewController"),
      .viewDidAppear.on("LetterViewController"), .viewDidDisappear.on("LetterViewController"),
      .didMove.on("LetterViewController"), .viewDidLoad.on("LetterViewController")),
    decoys: [
      "LetterViewController viewDidDisappear", "LetterViewController viewDidLoad",
      "LetterViewController didMove",
    ],
    explain:
      "The pop begins with the finger, so the letter hears that it will disappear. Then UIKit takes that "
      + "back: the letter hears that it will appear, and that it has appeared.",
    reasons: [
      "LetterViewController viewDidDisappear": "The letter has never left the screen.",
      "LetterViewController viewDidLoad": "The letter's view is loaded, and stays so.",
      "LetterViewController didMove": "The pop did not happen: the letter is still on the stack.",
    ]
  ) {
    try app.swipeBack(completes: false)
  }
  narrate(
    """
    The letter did not leave. But the line that it prints in viewWillDisappear(_:) is on the console. \
    The inbox hears the opposite: that it will appear, and then that it disappears. No published log \
    shows this half; it is inferred.
    """)
  narrate(
    """
    So viewWillDisappear(_:) is a bad place to save, to stop a player for good, or to report that the \
    user is done: it says only that the view may go. Now the finger goes all the way.
    """)
  try app.swipeBack()
  narrate(
    """
    This time viewDidDisappear(_:) followed, and didMove(toParent: nil). Those two come when the pop \
    is done. Only didMove(toParent: nil) means a pop: when another screen is pushed on top of the \
    letter, the letter disappears too, but is still on the stack.
    """)
}
