import CourseKit

let onlyOld = "Only the old callbacks, willRotate and those that follow it."
let onlyNew = "Only the new one, viewWillTransition."
let bothKinds = "The old ones and the new one."

let scenario = Scenario("Told of a turn", iOS: 7, 8, subjects: [30]) { app in
  narrate(
    """
    A page of a book. It overrides the callbacks by which UIKit told of a rotation up to iOS 7, and the \
    one that came with iOS 8: viewWillTransition(to:with:). The app is the same on both versions.
    """)
  try app.launch()
  try predict(
    "The device is turned. What does the page hear, in which order?",
    of: .events(
      .callback("willRotate"), .callback("willAnimateRotation"), .callback("didRotate"),
      .callback("viewWillTransition"), .callback("viewWillLayoutSubviews"),
      .callback("viewDidLayoutSubviews")),
    decoys: ["PageViewController viewWillAppear", "PageViewController viewDidLoad"],
    explain: "What is about to happen is told first, then the view has its new size, then it is "
      + "laid out.",
    reasons: [
      "PageViewController viewWillAppear": "The page was on screen all the time. Turning "
        + "makes no view appear.",
      "PageViewController viewDidLoad": "The view stays the same, and only its size changes.",
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  }
  if app.trace.iOS < 8 {
    narrate(
      """
      iOS 7 knows nothing of viewWillTransition. willRotate comes while the view has its old bounds; then \
      the bounds change and the layout comes; willAnimateRotation finds the new bounds; didRotate comes \
      when all is over. These callbacks speak of orientations.
      """)
  } else {
    narrate(
      """
      viewWillTransition names the size that the view is going to have, and no orientation. On an iPad a \
      view may become wide or narrow without being turned at all, so the size is what an app should look at. \
      The old callbacks stayed silent, though the page has them: a controller that overrides the new one \
      does not get them.
      """)
  }
  try app.rotate(to: .portrait)
  try app.buttons["Show the cover"].tap()
  try predict(
    "The cover was written for iOS 6: it overrides the old callbacks and not the new one. The "
      + "device is "
      + "turned. What is called in its own class?",
    choices: [onlyOld, onlyNew, bothKinds, "Nothing."],
    explain: "The old callbacks go on working on iOS 8 where nobody overrides the new one.",
    reasons: [
      onlyNew: "The class has no such method of its own.",
      bothKinds: "The class has only the "
        + "old ones.",
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
    So an app from the years before iOS 8 still turned there. But an author who adds viewWillTransition \
    to a class has to move over all that its old callbacks did: from then on they are dead. And what \
    depends on the size alone belongs in neither, but in viewWillLayoutSubviews, which comes on both \
    versions and for every reason.
    """)
}
