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
    drawing with the style currentContext: it asks to be shown over a part of the screen. A controller \
    offers its own part with definesPresentationContext = true. It is then a presentation context.
    """)
  try app.launch()
  try predict(
    "“Draw on the board” is tapped. The board offers its part. Which controllers hear that they disappear?",
    choices: [board, roomAndBoard, nobody],
    explain:
      "The board is the context: it presents the drawing, which replaces the board's view.",
    reasons: [
      roomAndBoard: "The rest of the room stays on screen, and hears nothing.",
      nobody: "The drawing replaces the board's view: that view leaves the window.",
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
    "“Draw on everything” is tapped. Now the board sets definesPresentationContext to false, and "
      + "presents with the same style. Which controllers hear that they disappear?",
    choices: [board, roomAndBoard, nobody],
    explain:
      "UIKit looks for a context, from the board outward through its parents. If no controller offers "
      + "one, the root controller presents, here the room.",
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
    The drawing covers the whole screen. On an iPhone a presented controller can cover just a part of \
    the screen only since iOS 8; on earlier versions it always fills the screen there.
    """)
}
