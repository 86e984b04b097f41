import CourseKit

let onlyOld = "Only the old callbacks: willRotate and the ones that follow it."
let onlyNew = "Only the new one, viewWillTransition."
let bothKinds = "The old ones and the new one."

let scenario = Scenario("Told of a turn", iOS: 7, 8, subjects: [30]) { app in
  narrate(
    """
    The app shows a page of a book. The page overrides the callbacks with which UIKit announced a \
    rotation up to iOS 7, and the one that came with iOS 8: viewWillTransition(to:with:). The app is \
    the same on both versions.
    """)
  try app.launch()
  try predict(
    "The device is turned. What does the page hear, in which order?",
    of: .events(
      .callback("willRotate"), .callback("willAnimateRotation"), .callback("didRotate"),
      .callback("viewWillTransition"), .callback("viewWillLayoutSubviews"),
      .callback("viewDidLayoutSubviews")),
    decoys: ["PageViewController viewWillAppear", "PageViewController viewDidLoad"],
    explain:
      "UIKit first tells what is about to happen; then the view gets its new size; then it is "
      + "laid out.",
    reasons: [
      "PageViewController "
        + "viewWillAppear": "The page was on screen all the time. A turn makes no view appear.",
      "PageViewController viewDidLoad": "The view stays the same, and only its size changes.",
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  }
  if app.trace.iOS < 8 {
    narrate(
      """
      iOS 7 does not know viewWillTransition. willRotate comes while the view has its old bounds; then \
      the bounds change and the layout comes; willAnimateRotation finds the new bounds; didRotate \
      comes when the turn is over. These callbacks pass orientations.
      """)
  } else {
    narrate(
      """
      viewWillTransition passes the size that the view is going to have, and no orientation. On an \
      iPad a view may become wide or narrow without any turn, so an app should look at the size. The \
      old callbacks were not called, although the page has them: a controller that overrides the new \
      one does not get them.
      """)
  }
  try app.rotate(to: .portrait)
  try app.buttons["Show the cover"].tap()
  try predict(
    "The cover was written for iOS 6: it overrides the old callbacks but not the new one. The "
      + "device is "
      + "turned. What is called in its own class?",
    choices: [onlyOld, onlyNew, bothKinds, "Nothing."],
    explain: "On iOS 8 the old callbacks still work in a class that does not override the new one.",
    reasons: [
      onlyNew: "The class has no such method of its own.",
      bothKinds: "The class has only the old ones.",
    ]
  ) {
    try app.rotate(to: .landscapeRight)
  } outcome: { app in
    let lines = app.console
    let (isOld, isNew) = (lines.contains("cover: old"), lines.contains("cover: new"))
    if isOld && isNew { return bothKinds }
    return isOld ? onlyOld : isNew ? onlyNew : "Nothing."
  }
  narrate(
    """
    So an app from the years before iOS 8 still worked there. But if you add viewWillTransition to a \
    class, you have to move the code of its old callbacks there: from then on they are never called. \
    And code that depends only on the size belongs in none of them, but in viewWillLayoutSubviews, \
    which is called on both versions, whatever the reason for the new size.
    """)
}
