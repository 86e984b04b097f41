import CourseKit

let scenario = Scenario("In and out", iOS: 9) { app in
  narrate(
    """
    PhotoViewController is the root. It has two buttons: one shows a NotesViewController inside of \
    its own view, the other takes it away again. The app has been launched, and nobody has tapped \
    anything yet.
    """)
  try app.launch()
  try predict("Show notes is tapped. What does the NotesViewController hear, in which order?") {
    try app.buttons["Show notes"].tap()
  }
  narrate(
    """
    Four lines of the parent did that. addChild(_:) told the child willMove(toParent:) by itself. \
    Touching notes.view loaded the view. addSubview(_:) brought it into a view that is on screen, so \
    the child heard viewWillAppear(_:) at once and viewDidAppear(_:) when showNotes() had returned. \
    didMove(toParent:) is the only one of these calls that the parent makes itself: only the parent \
    knows when everything is in place.
    """)
  try predict("And when Hide notes is tapped?") { try app.buttons["Hide notes"].tap() }
  narrate(
    """
    It is the other way round. Now the parent has to say willMove(toParent: nil) itself, before \
    anything happens, and removeFromParent() says didMove(toParent: nil) by itself. Taking the view \
    out of the parent's view made the child hear that it disappears.
    """)
}
