import CourseKit

let scenario = Scenario("Two windows", iOS: 6) { app in
  narrate(
    """
    This delegate makes two windows. The first, a veil, gets the level of alerts, \
    windowLevel = .alert, and is shown with isHidden = false. \
    The second shows the document, at the normal level, and is made key and \
    visible after the first.
    """)
  try app.launch()
  narrate(
    """
    Both controllers have appeared: each window looks after its own root controller. A window that \
    is shown with isHidden = false is on screen like any other. It is just not the key window, the \
    one that gets what the user types.
    """)
  narrate(
    """
    Within one level the window that was shown last lies in front. Between levels only the level \
    counts: the veil lies over the document, although the document came later. Now the user tries to \
    tap “Save”.
    """)
  do {
    try app.buttons["Save"].tap()
  } catch {
    narrate("The touch does not reach the button: the view of the veil is in the way.")
  }
  try predict(
    "“Let go of the veil” is tapped: the delegate sets its property veil to nil. What becomes of the veil?",
    choices: [gone, hidden, stays],
    explain: "The property was the only owner of the window.",
    reasons: [
      hidden: "A window is hidden when code sets isHidden. No code did.",
      stays: "On this version UIKit shows a window and does not hold it.",
    ]
  ) {
    try app.buttons["Let go of the veil"].tap()
  } outcome: { app in
    app.windows.count == 1 ? gone : app.windows.contains(where: \.isHidden) ? hidden : stays
  }
  narrate(
    """
    It is more than hidden: there is no such window any more, and no controller of it. UIKit keeps a \
    list of the windows to show, but on this version it holds none of them, and the property was the \
    veil's only owner. Whether later versions hold a window that is shown is not documented, so do not \
    rely on it. If the controller should hear that its view disappears, hide the window first, and \
    then let go of it.
    """)
  try predict(
    "What does a tap on Save reach now?",
    choices: ["The button.", "Nothing."],
    explain: "Nothing lies over the document any more."
  ) {
    try? app.buttons["Save"].tap()
  } outcome: { app in
    app.trace.contains(.console("saved")) ? "The button." : "Nothing."
  }
  narrate(
    """
    Before automatic reference counting, ARC, you had to write these calls by hand. alloc and retain \
    made you an owner, and release ended that. With one release too many, a window that should have \
    stayed was gone, or the app crashed. With one too few, a window stayed for ever, over everything. \
    Today the compiler inserts the calls, but two mistakes are left that it cannot see: nothing holds \
    the window, or the window holds itself, by way of its root view controller and a closure that uses \
    the window.
    """)
}

let gone = "It is gone: the window does not exist any more."
let hidden = "It still exists, and is hidden."
let stays = "It stays where it is, over the document."
