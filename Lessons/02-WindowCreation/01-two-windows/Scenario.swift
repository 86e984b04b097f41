import CourseKit

let scenario = Scenario("Two windows", iOS: 6) { app in
  narrate(
    """
    This delegate makes two windows. The first, a veil, gets the level of alerts and is shown with \
    isHidden = false. The second shows the document, at the normal level, and is made key and \
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
    counts: the veil lies over the document, although the document came later. Now somebody tries to \
    tap Save.
    """)
  do {
    try app.buttons["Save"].tap()
  } catch {
    narrate("The touch does not reach the button: the view of the veil is in the way.")
  }
}
