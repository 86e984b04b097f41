import CourseKit

let one = "The same controller as before; its label gets a new text."
let another = "Another CityViewController; the one before is gone."
let pile = "Another CityViewController; the one before is below it on the stack."

let scenario = Scenario("The storyboard shows the way", iOS: 6, 9, subjects: [35]) { app in
  narrate(
    """
    In a storyboard the way from one screen to the next is drawn as a line: a segue. It begins at \
    what the user taps and ends at a scene, and its kind says how the scene is shown: show (called push \
    until iOS 7) puts it on the stack, presentation presents it. Three buttons have such a line to \
    the same scene, the city. No code calls push or present.
    """)
  try app.launch()
  try predict(
    "“Oslo” is tapped. What do the two controllers hear or answer, in which order?",
    of: .events(
      .query("shouldPerformSegue"), .callback("prepare"), .viewDidLoad, .viewWillAppear,
      .viewDidAppear),
    decoys: ["CityViewController prepare", "TripsViewController viewDidLoad"],
    explain:
      "UIKit first asks the controller where the segue begins, and then tells it. Only then is the "
      + "next view loaded.",
    reasons: [
      "CityViewController prepare":
        "Only the source prepares: it knows what was tapped and which controller comes next.",
      "CityViewController viewDidLoad":
        "The view of the destination is loaded when it is shown, and that comes after prepare.",
    ]
  ) {
    try app.buttons["Oslo"].tap()
  }
  narrate(
    """
    UIKit made the city's controller from its scene. UIKit asked the trips whether the segue may \
    happen, and then gave them the only chance to pass something on: prepare(for:sender:). The segue \
    knows its identifier and its destination; the sender is the button. The destination exists by then, \
    but its view does not: its outlets are still nil, as the printed line says. So pass a value, and \
    set the label in viewDidLoad(). The text of the city's screen was passed in this way.
    """)
  try app.navigationBars["City"].buttons["Trips"].tap()
  try predict(
    "The user is back at the trips, and taps “Rome”. Which controller shows Rome?",
    choices: [one, another, pile],
    explain: "A segue that goes forward always makes a new destination.",
    reasons: [
      one: "A segue never checks whether there is already a controller of that scene.",
      pile: "The first city was popped on the way back, and nothing held it any more.",
    ]
  ) {
    try app.buttons["Rome"].tap()
  } outcome: { app in
    guard app.trace.count(of: .viewDidLoad.on("CityViewController")) > 1 else { return one }
    return app.root.children.count > 2 ? pile : another
  }
  narrate(
    """
    Remember: a segue from the city "back" to the trips would make a second TripsViewController \
    on top, and not go back. How a storyboard leads back is the subject of the next part.
    """)
  try app.navigationBars["City"].buttons["Trips"].tap()
  narrate(
    """
    “Atlantis” is tapped. shouldPerformSegue(withIdentifier:sender:) returns false, and nothing else \
    happens. That method was new in iOS 6.
    """)
  try app.buttons["Atlantis"].tap()
}
