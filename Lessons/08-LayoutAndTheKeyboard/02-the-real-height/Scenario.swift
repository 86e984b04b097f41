import CourseKit

let middle = "In the middle"
let above = "Above the middle"
let below = "Below the middle"

/// Where a label is in the view of its controller.
func place(_ label: ViewElement, _ app: XCUIApplication) -> String {
  let frame = label.frame
  let (own, whole) = (frame.y + frame.height / 2, app.root.view.bounds.height / 2)
  return own == whole ? middle : own < whole ? above : below
}

let scenario = Scenario("The real height", iOS: 6, subjects: [12]) { app in
  narrate(
    """
    This is another poster, with two labels. Both should be in the middle. The position of one is a \
    fixed number: its author had a phone whose view is 460 points high, the 480 of the screen without \
    the 20 of the status bar, which is the strip with the clock at the top. The position of the other \
    is computed from view.bounds, which has the view's own size. This time the bundle has a launch \
    image for the taller screen, Default-568h@2x.png: 568 for the height in points, h for height, @2x \
    for a screen with two pixels per point.
    """)
  try app.launch(device: "iPhone 4S")
  narrate(
    """
    This is the author's phone, and the two labels are at the same height. On such a phone you cannot \
    see which of the two is right.
    """)
  try predict(
    "The app is launched on an iPhone 5. Where is the label By number?",
    choices: [middle, above, below],
    explain:
      "The screen is 88 points higher, so the middle is 44 points further down. A fixed number does "
      + "not change.",
    reasons: [
      middle: "That would be so if the app were letterboxed. The launch image prevents that.",
      below: "The view has grown at its lower end, and the middle moved down, away from the label.",
    ]
  ) {
    try app.launch(device: "iPhone 5")
  } outcome: { app in
    place(app.labels["By number"], app)
  }
  narrate(
    """
    The launch image alone gives the app the full height: the screen has \
    \(Int(app.screen.bounds.height)) points and the view \(Int(app.root.view.bounds.height)). By \
    number stays at \(Int(app.labels["By number"].frame.y)), By height goes to \
    \(Int(app.labels["By height"].frame.y)). From now on each number in \
    the code is wrong on one phone or the other.

    The rule is the same for every screen that came after this one: a layout asks the view that \
    contains it for its size, at a moment when the view has its final size. The code above asks in \
    viewWillLayoutSubviews(), a callback: a method that UIKit calls and the app overrides. A later \
    part of this lesson shows why this is the right place.
    """)
}
