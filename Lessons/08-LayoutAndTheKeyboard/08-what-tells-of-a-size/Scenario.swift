import CourseKit

let both = "Both labels"
let onlyTurn = "Only the one that is placed by the turn"
let onlyLayout = "Only the one that is placed by the layout"
let none = "Neither"

/// Which of the two labels is 40 points above the lower edge of the view.
func inPlace(_ app: XCUIApplication) -> String {
  let y = app.root.view.bounds.height - 40
  return switch (app.labels["by the turn"].frame.y == y, app.labels["by the layout"].frame.y == y) {
  case (true, true): both
  case (true, false): onlyTurn
  case (false, true): onlyLayout
  case (false, false): none
  }
}

let scenario = Scenario("What tells of a size", iOS: 5, 6, subjects: [30]) { app in
  narrate(
    """
    The app shows a map with two labels, which should be 40 points above the lower edge of the view. \
    One gets its position in willAnimateRotation(to:duration:). That is one of three callbacks about a \
    rotation: willRotate comes before it, didRotate after it, and in the middle one the view has its \
    new size. The other label gets its position in a method arrange(), which two callbacks about the \
    layout call: viewWillLayoutSubviews(), from iOS 5 on, and updateViewConstraints(), from iOS 6 on. \
    In Info.plist landscape comes first, and the user holds the phone on its side.
    """)
  try predict(
    "The app is launched in landscape. Which label is at the lower edge?",
    choices: [both, onlyTurn, onlyLayout, none],
    explain:
      "Up to iOS 5 an app is launched in portrait and then turned, so the rotation is announced. From "
      + "iOS 6 on it is launched in landscape, and no rotation is announced."
  ) {
    try app.launch(orientation: .landscapeLeft)
  } outcome: {
    inPlace($0)
  }
  try predict(
    "The user turns the phone upright. Which callbacks come, in which order?",
    of: .events(
      .callback("willRotate"), .callback("willAnimateRotation"), .callback("didRotate"),
      .callback("updateViewConstraints"), .viewWillLayoutSubviews),
    decoys: ["MapViewController viewWillAppear", "MapViewController viewDidLoad"],
    explain:
      "The three callbacks about the rotation come before and after the change, and the layout comes "
      + "between them. On iOS 6 the constraints are updated before the layout.",
    reasons: [
      "MapViewController viewWillAppear":
        "The view is on screen all the time. It does not appear again."
    ]
  ) {
    try app.rotate(to: .portrait)
  }
  narrate(
    """
    After a turn both labels are in the right place. A rotation gives the view another size, and the \
    layout follows the size. So far the three callbacks look as good as the others.
    """)
  try predict(
    "“Share the screen” is tapped: the view gives away 100 points at its lower edge. Which label "
      + "follows the edge?",
    choices: [both, onlyTurn, onlyLayout, none],
    explain:
      "The size of a view can change for many reasons, and a rotation is only one of them. The layout "
      + "comes each time.",
    reasons: [
      both: "Nothing turned, so none of the three callbacks about a rotation came.",
      none: "The view has another size, and viewWillLayoutSubviews() comes whenever that happens.",
    ]
  ) {
    try app.buttons["Share the screen"].tap()
  } outcome: {
    inPlace($0)
  }
  if app.trace.iOS < 6 {
    narrate(
      """
      A call that comes in, a bar that is hidden, a container that gives its child less room: none of \
      these is a rotation. On iOS 5 the place for a layout is viewWillLayoutSubviews(). iOS 4 does not \
      have this method: there a controller hears only of rotations. But you can write a class for the \
      view itself: its layoutSubviews() is called on every version.
      """)
  } else {
    narrate(
      """
      The rotation callbacks did not come at the launch, and they did not come now. \
      viewWillLayoutSubviews() came both times. updateViewConstraints() is the method for constraints, \
      from iOS 6 on: it comes before the layout when the app or UIKit has asked for it, with \
      setNeedsUpdateConstraints(), and it has to call super at its end. It is the place to change \
      constraints, as viewWillLayoutSubviews() is the place to set frames. An app that runs on both \
      versions writes its layout once, in a method such as arrange(), and calls it from both.
      """)
  }
}
