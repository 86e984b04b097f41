import CourseKit

let board = "The board alone."
let roomAndBoard = "The room and the board."
let nobody = "Neither of them."

/// Which of the two have disappeared since that many events.
func disappeared(_ app: XCUIApplication, after old: (room: Int, board: Int)) -> String {
  let now = disappearances(app)
  if now.room > old.room { return roomAndBoard }
  return now.board > old.board ? board : nobody
}

/// How often each of the two has disappeared.
func disappearances(_ app: XCUIApplication) -> (room: Int, board: Int) {
  (
    app.trace.count(of: .viewDidDisappear.on("RoomViewController")),
    app.trace.count(of: .viewDidDisappear.on("BoardViewController"))
  )
}

let scenario = Scenario("A part of the screen", iOS: 9, subjects: [24]) { app in
  narrate(
    """
    A room contains a board, which takes the lower half of the room's view. The board presents a \
    drawing with the style currentContext: it asks to be shown over some part of the screen. A \
    controller offers its own part with definesPresentationContext = true. It is then a \
    presentation context.
    """)
  try app.launch()
  try predict(
    "“Draw on the board” is tapped. The board offers its part. Who hears that it disappears?",
    choices: [board, roomAndBoard, nobody],
    explain:
      "The board is the context: it presents the drawing, which takes the place of its view.",
    reasons: [
      roomAndBoard: "The rest of the room stays on screen, and hears nothing.",
      nobody: "The drawing takes the place of the board's view: that view leaves the window.",
    ]
  ) {
    try app.buttons["Draw on the board"].tap()
  } outcome: {
    disappeared($0, after: (0, 0))
  }
  narrate("“Wipe” is tapped, and the drawing is dismissed.")
  try app.buttons["Wipe"].tap()
  let before = disappearances(app)
  try predict(
    "“Draw on everything” is tapped. Now the board sets definesPresentationContext to false, and presents "
      + "in the same style. Who hears that it disappears?",
    choices: [board, roomAndBoard, nobody],
    explain:
      "UIKit looks for a context, from the board outward through its parents. If nobody offers one, the "
      + "root controller presents, here the room.",
    reasons: [
      board: "The board offers nothing any more.",
      nobody: "Without a context UIKit does not refuse: the root controller is the context.",
    ]
  ) {
    try app.buttons["Draw on everything"].tap()
  } outcome: {
    disappeared($0, after: before)
  }
  narrate(
    """
    The drawing covers the whole screen. On an iPhone the style currentContext has an effect since \
    iOS 8; before, everything is presented full screen there.
    """)
}
