import CourseKit

let scenario = Scenario("In and out", iOS: 6, subjects: [25]) { app in
  narrate(
    """
    PhotoViewController is the root. It has two buttons: one shows a NotesViewController inside its \
    own view, the other takes it away again. The app has been launched, and the user has not tapped \
    anything yet.

    A child is told by willMove(toParent:) that it is about to get a parent, and by \
    didMove(toParent:) that it has one; with nil in place of a parent the two calls tell that it \
    will leave and has left.
    """)
  try app.launch()
  let notes = "NotesViewController"
  try predict(
    "“Show notes” is tapped. What does the NotesViewController hear, in which order?",
    of: .callbacks(notes).except(
      "loadView", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews"),
    decoys: ["\(notes) viewWillDisappear", "\(notes) viewDidDisappear"],
    explain: "The child becomes a child first, then its view comes on screen.",
    reasons: [
      "\(notes) viewWillDisappear": "Nothing goes away: the notes come.",
      "\(notes) viewDidDisappear": "Nothing goes away: the notes come.",
    ]
  ) {
    try app.buttons["Show notes"].tap()
  }
  try app.showScreen("The notes are shown in the photo's view")
  narrate(
    """
    Four lines of the parent did that. addChild(_:) told the child willMove(toParent:) by itself. \
    Reading notes.view loaded the view. addSubview(_:) brought it into a view that is on screen, so \
    the child heard viewWillAppear(_:) at once and viewDidAppear(_:) when showNotes() had returned. \
    didMove(toParent:) is the only one of these calls that the parent makes itself: only the parent \
    knows when everything is in place.

    Now there are two trees. In each of them the notes are below the photo: the lesson's page, `course \
    show containment`, draws both.
    """)
  try predict(
    "And when “Hide notes” is tapped?",
    of: .callbacks(notes).except(
      "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      "viewDidDisappear"),
    decoys: ["\(notes) viewDidLoad", "\(notes) viewDidUnload"],
    explain:
      "First it hears that it will leave, then its view goes, then it hears that it has left.",
    reasons: [
      "\(notes) viewDidLoad": "The view is loaded already.",
      "\(notes) viewDidUnload": "A view that leaves the screen stays loaded.",
    ]
  ) {
    try app.buttons["Hide notes"].tap()
  }
  narrate(
    """
    Now the parent has to call willMove(toParent: nil) itself, before anything happens, and \
    removeFromParent() calls didMove(toParent: nil) by itself. Taking the view out of the parent's \
    view made the child hear that it disappears. Do not rely on the moment of viewDidDisappear(_:): no \
    published log says whether it comes before didMove(toParent:) or after.
    """)
}
